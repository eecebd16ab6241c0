import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { applyTheme } from "./frame/theme.ts";
import { exchangeToken } from "./sign-in/one-time-token.ts";
import "./editor.css";
import "#src/ui/controls/field.css";

const root = document.getElementById("app");
if (!root) throw new Error("the document has no place for the editor");
applyTheme();
await exchangeToken();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

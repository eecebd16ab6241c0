/** Shows the offline banner while there is no connection, on every page reached. */
export function showConnection() {
  const banner = document.getElementById("offline-banner");
  if (banner) banner.hidden = navigator.onLine;
}

export function startOnline() {
  addEventListener("online", showConnection);
  addEventListener("offline", showConnection);
  document.addEventListener("astro:page-load", showConnection);
}

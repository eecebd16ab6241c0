type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a visitor has changed a control since the page was rendered. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const usual = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, usual);
  }
  if (control.type === "radio" || control.type === "checkbox")
    return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
  // The browser writes a colour in small letters.
  return control.value.toLowerCase() !== control.defaultValue.toLowerCase();
}

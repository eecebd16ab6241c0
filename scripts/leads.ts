/** `npm run leads`: there are no stored submissions yet; they come with the forms. */
console.log("Nothing to show yet.");

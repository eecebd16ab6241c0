/**
 * Astro reports usage to its makers unless this variable is set. Every command imports this file, and whatever a
 * command starts inherits the variable.
 */
process.env["ASTRO_TELEMETRY_DISABLED"] = "1";

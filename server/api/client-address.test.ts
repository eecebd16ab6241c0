import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

describe("the client's address", () => {
  it.each([
    [undefined, "1.2.3.4", 0, "1.2.3.4"],
    ["9.9.9.9", "1.2.3.4", 0, "1.2.3.4"],
    ["9.9.9.9", "10.0.0.1", 1, "9.9.9.9"],
    ["6.6.6.6, 9.9.9.9", "10.0.0.1", 1, "9.9.9.9"],
    ["6.6.6.6, 9.9.9.9, 10.0.0.2", "10.0.0.1", 2, "9.9.9.9"],
    ["9.9.9.9", "10.0.0.1", 5, "9.9.9.9"],
    [undefined, "10.0.0.1", 1, "unknown"],
    [undefined, "::ffff:1.2.3.4", 0, "1.2.3.4"],
    [undefined, "2001:db8:1:2:3:4:5:6", 0, "2001:db8:1:2::/64"],
    [undefined, "2001:db8:1:2:ffff:ffff:ffff:ffff", 0, "2001:db8:1:2::/64"],
    [undefined, "2001:db8:1:3::", 0, "2001:db8:1:3::/64"],
    [undefined, "2001:db8::1", 0, "2001:db8:0:0::/64"],
    [undefined, "::1", 0, "0:0:0:0::/64"],
    ["9.9.9.9:50123", "10.0.0.1", 1, "9.9.9.9"],
    ["[2001:db8:1:2::7]:443", "10.0.0.1", 1, "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::7]", "10.0.0.1", 1, "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "10.0.0.1", 1, "fe80:0:0:0::/64"],
    ["<script>", "10.0.0.1", 1, "unknown"],
    [undefined, undefined, 0, "unknown"],
  ])("forwarded %j, socket %j, %i trusted → %s", (forwardedFor, socket, trustedProxies, expected) => {
    expect(clientAddress({ forwardedFor, socket, trustedProxies })).toBe(expected);
  });
});

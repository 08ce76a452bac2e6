import { BlockList, isIP, isIPv6 } from "node:net";

const inside = new BlockList();
for (const [network, bits] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.88.99.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 3],
] as const) {
	inside.addSubnet(network, bits, "ipv4");
}

const outsideV6 = new BlockList();
outsideV6.addSubnet("2000::", 3, "ipv6");
const insideV6 = new BlockList();
for (const [network, bits] of [
	// Tunnel and translation ranges embed an arbitrary IPv4 address.
	["2001::", 23],
	["2001:db8::", 32],
	["2002::", 16],
	["3fff::", 20],
] as const) {
	insideV6.addSubnet(network, bits, "ipv6");
}

/** Whether an IP address is on the public internet, i.e. not this machine, not a private network and not a documentation range. */
export function isPublicAddress(address: string): boolean {
	if (!isIP(address)) return false;
	if (isIPv6(address)) return outsideV6.check(address, "ipv6") && !insideV6.check(address, "ipv6");
	return !inside.check(address, "ipv4");
}

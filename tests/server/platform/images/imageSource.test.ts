import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { imageSource } from "#server/platform/images/imageSource.ts";
import { isPublicAddress } from "#server/platform/images/publicAddress.ts";

const hosts = ["img.example.com", "cdn.example.org"];

describe("imageSource", () => {
	it("recognises the painted pictures, its own files and members' photos by their exact path [DEC-134, DEC-136]", () => {
		expect(imageSource("/illustrations/hanok-spring-day-1.jpg", hosts)).toEqual({
			kind: "painted",
			key: "hanok-spring-day-1",
		});
		expect(imageSource("/images/run-of-house.svg", hosts)).toEqual({
			kind: "file",
			name: "run-of-house.svg",
		});
		const photo = "0123456789abcdef".repeat(2);
		expect(imageSource(`/photos/${photo}.jpg`, hosts)).toEqual({ kind: "sent", key: photo });
		expect(imageSource("https://img.example.com/a/b.jpg?x=1#y", hosts)).toEqual({
			kind: "remote",
			url: new URL("https://img.example.com/a/b.jpg?x=1"),
		});
	});

	it.each([
		"/illustrations/../../etc/passwd",
		"/illustrations/hanok-spring-day-1.jpg/..",
		"/illustrations/hanok-spring-day-1.png",
		"/images/../server/config.ts",
		"/images/%2e%2e/package.json",
		"/images/optimize",
		"/images/.hidden.svg",
		"/images/a.svg\u0000.jpg",
		"/photos/0123456789abcdef.jpg",
		"/etc/passwd",
		"/api/content/v1/mains",
	])("finds no picture at %s [DEC-134]", (src) => {
		expect(imageSource(src, hosts)).toBe("unknown");
	});

	it.each([
		"http://img.example.com/a.jpg",
		"https://127.0.0.1/a.jpg",
		"https://[::1]/a.jpg",
		"https://2130706433/a.jpg",
		"https://0x7f.1/a.jpg",
		"https://0177.0.0.1/a.jpg",
		"https://169.254.169.254/latest/meta-data/",
		"https://localhost/a.jpg",
		"https://evil.example/a.jpg",
		"https://img.example.com.evil.example/a.jpg",
		"https://evil.example/https://img.example.com/a.jpg",
		"https://img.example.com@evil.example/a.jpg",
		"https://user:pass@img.example.com/a.jpg",
		"https://img.example.com:8443/a.jpg",
		"https://evil.example#img.example.com",
		"https://sub.img.example.com/a.jpg",
		"//img.example.com/a.jpg",
		"/\\img.example.com/a.jpg",
		"\\\\img.example.com\\a.jpg",
		"file:///etc/passwd",
		"data:image/svg+xml,<svg/>",
		"javascript:alert(1)",
		"gopher://img.example.com/",
		"ftp://img.example.com/a.jpg",
		"img.example.com/a.jpg",
		"a.jpg",
		"  ",
	])("rejects %s [DEC-134]", (src) => {
		expect(imageSource(src, hosts)).toBe("refused");
	});

	it("never fetches from a bare IP address, not even one that is listed by mistake [DEC-134, D13]", () => {
		for (const host of ["127.0.0.1", "8.8.8.8", "[::1]", "[2606:4700:4700::1111]"])
			expect(imageSource(`https://${host}/a.jpg`, [host])).toBe("refused");
	});

	it("fetches only https URLs of listed hosts, whatever the input [DEC-134, D13]", () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.webUrl(),
					fc.constantFrom(...hosts).map((host) => `https://${host}/`),
				),
				(src) => {
					const source = imageSource(src, hosts);
					if (typeof source === "string" || source.kind !== "remote") return;
					expect(source.url.protocol).toBe("https:");
					expect(hosts).toContain(source.url.host);
				},
			),
		);
	});
});

describe("isPublicAddress", () => {
	it.each(["8.8.8.8", "1.1.1.1", "203.0.112.9", "2606:4700:4700::1111", "2400:cb00::1"])(
		"accepts %s",
		(address) => {
			expect(isPublicAddress(address)).toBe(true);
		},
	);

	it.each([
		"0.0.0.0",
		"10.1.2.3",
		"100.64.0.1",
		"127.0.0.1",
		"127.255.255.254",
		"169.254.169.254",
		"172.16.0.1",
		"172.31.255.255",
		"192.0.0.8",
		"192.168.1.1",
		"198.18.0.1",
		"224.0.0.1",
		"255.255.255.255",
		"::",
		"::1",
		"::ffff:127.0.0.1",
		"::ffff:8.8.8.8",
		"64:ff9b::7f00:1",
		"fc00::1",
		"fe80::1",
		"ff02::1",
		"2001::1",
		"2001:db8::1",
		"2002:7f00:1::",
		"",
		"localhost",
		"8.8.8.8.8",
	])("rejects %s [DEC-134]", (address) => {
		expect(isPublicAddress(address)).toBe(false);
	});
});

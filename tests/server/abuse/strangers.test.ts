import { createHook } from "node:async_hooks";
import { gzip, gzipSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { linkCaller } from "#server/commerce/link/LmsLinks.ts";
import { hashPassword } from "#server/members/account/passwords.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import { cleanPicture } from "#server/platform/images/cleanPicture.ts";
import { renderImage } from "#server/platform/images/renderImage.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";

/** Returns how many tasks of a type are begun off the main thread while `work` runs. */
async function tasksOf(type: string, work: () => Promise<unknown>): Promise<number> {
	let made = 0;
	const hook = createHook({
		init(_id, begun) {
			if (begun === type) made += 1;
		},
	}).enable();
	try {
		await work();
	} finally {
		hook.disable();
	}
	return made;
}

const hashesOf = (work: () => Promise<unknown>) => tasksOf("ARGON2REQUEST", work);

describe("photos that are expensive to process", () => {
	it("do not occupy the thread pool that all requests share [ASVS 15.2.2]", async () => {
		const large = await sharp({ create: { width: 2400, height: 2400, channels: 3, background: "#123456" } })
			.withMetadata({ orientation: 6 })
			.png()
			.toBuffer();
		const ended: string[] = [];
		const photos = Array.from({ length: 5 }, () => cleanPicture(large).then(() => ended.push("photo")));
		await new Promise((looking) => setTimeout(looking, 50));
		await new Promise((done) => gzip("a page", done));
		ended.push("page");
		await Promise.all(photos);
		expect(ended).toEqual(["page", ...photos.map(() => "photo")]);
	});

	it("are rejected before decoding when no camera produces such dimensions, such as a million pixels by one [F05]", async () => {
		const line = (side: "width" | "height", dots: number) =>
			sharp({ create: { width: 1, height: 1, channels: 3, background: "#123456", [side]: dots } })
				.png()
				.toBuffer();
		expect(await cleanPicture(await line("height", 1_000_000))).toBeNull();
		expect(await cleanPicture(await line("width", 1_000_000))).toBeNull();
		expect(await cleanPicture(await line("width", 20_000))).not.toBeNull();
	});

	it("are rejected before decoding when a JPEG has more scans than any program writes, each a pass over all pixels [F05, ASVS 5.2.3]", async () => {
		const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: "#123456" } });
		const plain = await picture.jpeg({ progressive: true }).toBuffer();
		expect(await cleanPicture(plain)).not.toBeNull();
		const at = plain.lastIndexOf(Buffer.from([0xff, 0xda]));
		const [head, scan, end] = [plain.subarray(0, at), plain.subarray(at, -2), plain.subarray(-2)];
		const scans = Buffer.concat(Array<Buffer>(200).fill(scan));
		const bytes = Buffer.concat([head, scans, end]);
		// Neither a preview nor a video that a camera appended is a scan.
		const preview = Buffer.concat([
			Buffer.from([0xff, 0xe1, (scans.length + 2) >> 8, (scans.length + 2) & 0xff]),
			scans,
		]);
		const photograph = Buffer.concat([plain.subarray(0, 2), preview, plain.subarray(2), scans]);
		expect(await cleanPicture(photograph)).not.toBeNull();
		// Decoders skip what is no marker.
		const hidden = Buffer.concat([
			head,
			...Array<Buffer>(200).fill(Buffer.concat([Buffer.from([0xff, 0x02, 0x7f, 0xff]), scan])),
			end,
		]);
		expect(await cleanPicture(hidden)).toBeNull();
		const look = { width: 64, quality: 80, format: "jpg", isWatermarked: false } as const;
		expect(await tasksOf("generic", () => expect(cleanPicture(bytes)).resolves.toBeNull())).toBe(0);
		await expect(renderImage({ bytes, isOwn: false }, look, "시험")).rejects.toThrow("not a photograph");
	});

	it("are no drawings, not even to be measured, which takes an hour for a few nested groups without a size [D13, F05]", async () => {
		const drawing = Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
		const look = { width: 64, quality: 80, format: "jpg", isWatermarked: false } as const;
		const toLibrary = (work: () => Promise<unknown>) => tasksOf("generic", work);
		for (const bytes of [
			drawing,
			drawing.subarray(3),
			gzipSync(drawing),
			Buffer.from("GIF9"),
			Buffer.alloc(0),
		]) {
			const elsewhere = () => renderImage({ bytes, isOwn: false }, look, "시험");
			expect(await toLibrary(() => expect(cleanPicture(bytes)).resolves.toBeNull())).toBe(0);
			expect(await toLibrary(() => expect(elsewhere()).rejects.toThrow())).toBe(0);
		}
		for (const format of ["jpeg", "png", "webp", "gif", "avif"] as const) {
			const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "#123456" } });
			const bytes = await picture.toFormat(format).toBuffer();
			expect(await toLibrary(() => renderImage({ bytes, isOwn: false }, look, "시험"))).toBeGreaterThan(0);
			expect((await cleanPicture(bytes)) !== null).toBe(["jpeg", "png", "webp"].includes(format));
		}
	});

	it("are rejected when the queue is full", async () => {
		const all = await Promise.allSettled(Array.from({ length: 60 }, () => cleanPicture(Buffer.from("none"))));
		expect(all.filter(({ status }) => status === "rejected").length).toBeGreaterThan(30);
	});
});

describe("failed guesses of a link number", () => {
	it("are counted for the caller's whole IPv6 network [DEC-085, D02]", () => {
		const caller = (ip: string) => linkCaller({ member: null, ip });
		expect(caller("2001:db8:1:2::9")).toBe(caller("2001:db8:1:2:aaaa::1"));
		expect(caller("2001:db8:1:3::9")).not.toBe(caller("2001:db8:1:2::9"));
	});
});

forEachDatabase((_, open) => {
	describe("anonymous callers", () => {
		let world: MemberApp;
		beforeAll(async () => {
			world = await memberApp(await open());
		});

		it("cause no password hashing without a verified code [D16]", async () => {
			const pwd = "x9!kQ2#vLp8";
			const reset = () =>
				world.send("PUT", "/api/auth/users/pwd", {
					id: "s@example.com",
					certIdx: "A".repeat(22),
					pwd,
				});
			const signUp = () =>
				world.send("POST", "/api/auth/users/cert", {
					certEmailIdx: "A".repeat(22),
					certPhoneIdx: "B".repeat(22),
					id: "s@example.com",
					name: "김하늘",
					phone: "01012345678",
					pwd,
					userMeta: {
						provider: null,
						snsId: null,
						termsAgree: true,
						privacyAgree: true,
						ageAgree: true,
						marketingAgree: false,
					},
				});
			expect(await hashesOf(() => hashPassword(pwd))).toBe(1);
			for (const ask of [reset, signUp])
				expect(
					await hashesOf(async () => expect(await ask()).toMatchObject({ status: 400, code: -105 })),
				).toBe(0);
		});

		it("cannot inject a host name into robots.txt or the sitemaps", async () => {
			for (const url of ["/robots.txt", "/sitemap.xml", "/sitemaps/pages.xml"]) {
				const { body } = await world.app.inject({ url, headers: { host: "evil.example" } });
				expect(body).not.toContain("evil");
			}
		});

		it.each([
			["GET", "/dev/inbox?dest=%00"],
			["GET", "/pg/sandbox/checkout?orderId=%00"],
			["GET", "/pg/sandbox/receipt?orderId=%00"],
			["POST", "/pg/sandbox/checkout"],
		] as const)(
			"cause no server error with text that no column can store: %s %s [A17]",
			async (method, url) => {
				const { statusCode } = await world.app.inject({
					method,
					url,
					...(method === "POST" && {
						headers: { "content-type": "application/x-www-form-urlencoded" },
						payload: "orderId=%00&action=approve",
					}),
				});
				expect(statusCode).toBeLessThan(500);
			},
		);

		it("cannot inject control sequences or fake lines into the operator's terminal [DEC-183]", async () => {
			const { memberId } = await world.person();
			await world.db.query(
				`INSERT INTO inquiry (inquiry_id, member_id, type, title, contents, created_at)
				VALUES (900, $1, 1, $2, $3, now())`,
				[memberId, "주차\n901  답변함\u001b]0;x\u0007", "\u001b[2J지운 화면\u009b31m\n둘째 줄"],
			);
			const said = async (...args: string[]) => (await runCommand(world.services, "tester", args)).text;
			const [list, one] = [await said("inquiries"), await said("inquiry", "900")];
			for (const text of [list, one]) expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
			expect(list.split("\n")).toHaveLength(1);
			expect(one).toContain("지운 화면");
			// Indented, so that no line of a member's can pose as one of ours.
			expect(one).toContain("\n  둘째 줄");
		});
	});
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PictureBucket } from "#server/platform/images/PictureBucket.ts";
import { PictureCache } from "#server/platform/images/PictureCache.ts";
import { signedHeaders } from "#server/platform/images/signature.ts";
import { type BucketServer, startBucketServer } from "#tests/support/bucketServer.ts";

const secret = "a-secret-of-the-bucket";
const address = "ab".padEnd(64, "0");
const picture = Buffer.from([0, 255, 1, 254]);

describe("a request to an S3-compatible store", () => {
	it("is signed as in the protocol's own example [DEC-134]", () => {
		const headers = signedHeaders(
			{
				method: "GET",
				url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
				headers: { range: "bytes=0-9" },
				body: Buffer.alloc(0),
				at: new Date("2013-05-24T00:00:00Z"),
			},
			{ id: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", region: "us-east-1" },
		);
		expect(headers.authorization).toBe(
			"AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
		);
	});
});

describe("finished pictures shared by several machines", () => {
	let server: BucketServer;
	const folders: string[] = [];
	const failures: string[] = [];

	beforeEach(async () => {
		server = await startBucketServer(secret);
		failures.length = 0;
	});
	afterEach(() => {
		server.close();
		for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
	});

	const bucket = (own = secret, options: { timeoutMs?: number; restMs?: number } = {}) =>
		new PictureBucket({
			address: server.address,
			key: { id: "key", secret: own, region: "auto" },
			onFailure: (why) => failures.push(why),
			// Only a defect may end the wait: the machine may be busy with other things.
			timeoutMs: 20_000,
			...options,
		});
	const machine = (shared: PictureBucket) => {
		const folder = mkdtempSync(join(tmpdir(), "pictures-"));
		folders.push(folder);
		return new PictureCache(folder, 1_000_000, shared);
	};

	it("are rendered by one machine and found by the others, which ask the store once [DEC-134]", async () => {
		await machine(bucket()).write(address, picture);
		await expect.poll(() => server.objects.get(`/pictures/ab/${address}`)).toEqual(picture);
		const other = machine(bucket());
		expect(await other.read(address)).toEqual(picture);
		expect(await other.read(address)).toEqual(picture);
		expect(server.asked.filter((each) => each.startsWith("GET"))).toHaveLength(1);
		expect(failures).toEqual([]);
	});

	it("are absent, without an error, when no machine has rendered them [DEC-134]", async () => {
		expect(await machine(bucket()).read(address)).toBeNull();
		expect(failures).toEqual([]);
	});

	it.each([
		["refuses the key", "another-secret", null, "GET answered 403: SignatureDoesNotMatch"],
		["is overloaded", secret, "down", "GET answered 503: SlowDown"],
		["does not answer", secret, "silent", expect.stringMatching(/timeout|aborted/i)],
	] as const)(
		"are only rendered locally when the store %s: it is reported once and left alone for a while [DEC-134]",
		async (_what, own, fault, told) => {
			server.fault = fault;
			const pictures = machine(
				bucket(own, { timeoutMs: fault === "silent" ? 50 : 20_000, restMs: 3_600_000 }),
			);
			expect(await pictures.read(address)).toBeNull();
			expect(await pictures.read(address)).toBeNull();
			await pictures.write(address, picture);
			expect(await pictures.read(address)).toEqual(picture);
			expect(failures).toEqual([told]);
			expect(server.asked).toHaveLength(2);
		},
	);

	it("are shared again when the store has recovered [DEC-134]", async () => {
		server.fault = "down";
		const shared = bucket(secret, { restMs: 0 });
		expect(await shared.read(address)).toBeNull();
		server.fault = null;
		await shared.write(address, picture);
		expect(await shared.read(address)).toEqual(picture);
		server.fault = "down";
		expect(await shared.read(address)).toBeNull();
		expect(failures).toHaveLength(2);
	});
});

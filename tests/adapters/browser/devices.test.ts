import { afterEach, describe, expect, it, vi } from "vitest";
import { BrowserFileSaver } from "#adapters/browser/BrowserFileSaver.ts";
import { BrowserWindows } from "#adapters/browser/BrowserWindows.ts";
import { CanvasPhotos } from "#adapters/browser/CanvasPhotos.ts";
import { RandomKeys } from "#adapters/browser/RandomKeys.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe("saving a file", () => {
	it("offers it under its name and revokes its URL after the browser has read it", async () => {
		vi.useFakeTimers();
		const files: Blob[] = [];
		const freed = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
		vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
			files.push(file as Blob);
			return "blob:1";
		});
		const link = { href: "", download: "", click: vi.fn() };
		const createElement = vi.fn(() => link);
		vi.stubGlobal("document", { createElement });
		new BrowserFileSaver().save({ name: "stay.ics", type: "text/calendar", text: "BEGIN" });
		expect(createElement).toHaveBeenCalledWith("a");
		expect(link).toMatchObject({ href: "blob:1", download: "stay.ics" });
		expect(link.click).toHaveBeenCalledOnce();
		expect([files[0]?.type, await files[0]?.text()]).toEqual(["text/calendar", "BEGIN"]);
		expect(freed).not.toHaveBeenCalled();
		vi.advanceTimersByTime(10_000);
		expect(freed).toHaveBeenCalledWith("blob:1");
	});
});

describe("a browser window", () => {
	it("is opened without access to this page, or reported as blocked", () => {
		const opened = { opener: {} as unknown };
		const open = vi.fn((): typeof opened | null => opened);
		vi.stubGlobal("window", { open });
		const windows = new BrowserWindows(async () => undefined);
		expect(windows.open("https://chat.example")).toBe(true);
		expect(open).toHaveBeenCalledWith("https://chat.example", "_blank");
		expect(opened.opener).toBeNull();
		open.mockReturnValue(null);
		expect(windows.open("https://chat.example")).toBe(false);
	});

	it("navigates away only after the page has released its history entries", async () => {
		const order: string[] = [];
		vi.stubGlobal("window", { location: { assign: (url: string) => order.push(url) } });
		const windows = new BrowserWindows(async () => {
			await new Promise((done) => setTimeout(done));
			order.push("given back");
		});
		windows.leave("https://pay.example");
		await expect.poll(() => order).toEqual(["given back", "https://pay.example"]);
	});
});

describe("random keys", () => {
	it("have 32 hexadecimal digits and are unique [DEC-165]", () => {
		const keys = Array.from({ length: 1000 }, () => new RandomKeys().next());
		for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
		expect(new Set(keys).size).toBe(1000);
	});
});

describe("shrinking a photo", () => {
	/** Stubs a device whose encoded image has the given length at each quality. */
	function device(width: number, height: number, letters: (quality: number) => number) {
		const canvas = {
			width: 0,
			height: 0,
			drawn: [] as unknown[],
			getContext: (kind: string) =>
				kind === "2d" ? { drawImage: (...how: unknown[]) => canvas.drawn.push(how.slice(1)) } : null,
			toDataURL: (type: string, quality: number) => `data:${type};base64,${"x".repeat(letters(quality))}`,
		};
		const close = vi.fn();
		const decoded = vi.fn(async () => ({ width, height, close }));
		vi.stubGlobal("createImageBitmap", decoded);
		vi.stubGlobal("document", { createElement: () => canvas });
		return { canvas, close, decoded };
	}

	it.each([
		["wide", 4000, 1000, 1600, 400],
		["high", 1000, 4000, 400, 1600],
		["small", 640, 480, 640, 480],
		["a line", 8000, 1, 1600, 1],
		["a line that stands", 1, 8000, 1, 1600],
	])("that is %s redraws it upright, with no side over 1600", async (_, width, height, w, h) => {
		const { canvas, close, decoded } = device(width, height, () => 10);
		const file = new Blob(["x"]);
		expect(await new CanvasPhotos().shrink(file)).toBe("x".repeat(10));
		expect(decoded).toHaveBeenCalledWith(file, { imageOrientation: "from-image" });
		expect(canvas).toMatchObject({ width: w, height: h, drawn: [[0, 0, w, h]] });
		expect(close).toHaveBeenCalledOnce();
	});

	it.each([
		[1_400_000, 1_400_000],
		[1_400_001, 900],
	])("uses the better quality (%i characters) as long as the call accepts the size", async (good, taken) => {
		device(10, 10, (quality) => (quality > 0.7 ? good : 900));
		expect((await new CanvasPhotos().shrink(new Blob()))?.length).toBe(taken);
	});

	it.each([0, 1_400_001])("returns null when the device produces %i characters", async (letters) => {
		device(10, 10, () => letters);
		expect(await new CanvasPhotos().shrink(new Blob())).toBeNull();
	});

	it("returns null when the file cannot be read as an image", async () => {
		device(10, 10, () => 10);
		vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("", "InvalidStateError")));
		expect(await new CanvasPhotos().shrink(new Blob())).toBeNull();
	});
});

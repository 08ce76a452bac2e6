import { beforeAll, expect } from "vitest";
import { type CommandOutcome, runCommand } from "#server/ops/runCommand.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import type { OpenDatabase } from "#tests/support/databases.ts";

interface Operated {
	world: BookingWorld;
	app: BookingApp;
}

/** An operator's commands over a booking world with three members, in which `prepare` may plant more. */
export function operating(
	open: OpenDatabase,
	prepare: (db: Database) => Promise<unknown> = async () => undefined,
	settings: Record<string, string> = {},
) {
	const at = {} as Operated;
	beforeAll(async () => {
		const db = await open();
		await plantBookingWorld(db, { members: 3 });
		await prepare(db);
		at.world = bookingWorld(db);
		at.app = await bookingApp(db, settings, at.world.clock);
	});

	const run = (...line: string[]): Promise<CommandOutcome> => runCommand(at.app.services, "tester", line);

	/** Runs a command that must succeed; returns what the operator reads. */
	async function done(...line: string[]): Promise<string> {
		const { isOk, text } = await run(...line);
		expect({ line, isOk, text }).toEqual({ line, isOk: true, text });
		return text;
	}

	/** Expects a command to be refused with each of these arguments. */
	async function refused(command: string, lines: readonly (readonly string[])[]): Promise<void> {
		for (const line of lines) {
			const { isOk } = await run(command, ...line);
			expect({ line, isOk }).toEqual({ line, isOk: false });
		}
	}

	/** What a visitor or a member gets from the content service, as text. */
	const seen = async (path: string, memberId: number | null = null): Promise<string> =>
		JSON.stringify(await at.app.call(memberId, "GET", `/api/content${path}`));

	return { at, run, done, refused, seen };
}

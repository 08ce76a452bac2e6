import type { Database } from "#server/platform/database/Database.ts";
import type { PersonalDataCipher } from "#server/platform/database/personalDataEncryption.ts";

/** A database that is reset and handed out again once its user is done. */
interface Recycled {
	readonly db: Database;
	/** The definition of the schema, the rows it came with, and that no table is too long to empty. */
	readonly fingerprint: string;
	/** The query that lists the tables with rows. */
	readonly filled: { readonly name: string; readonly text: string };
}

/** Writes and reads personal data as a database does before it knows the secrets. */
const noCipher: PersonalDataCipher = {
	encrypt: (text) => text,
	decrypt: (text) => text,
	isNewest: () => true,
	searchHash: (text) => text,
};

/** Prepared under a name, like everything that runs after every test: planning took longer than running. */
const fingerprint = {
	name: "recycled_fingerprint",
	text: `
	SELECT concat_ws(' ',
		(SELECT md5(string_agg(concat_ws('/', n.nspname, c.relname, c.relkind, c.relnatts), ',' ORDER BY c.oid)) FROM pg_class c
			JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'),
		(SELECT count(*) FROM pg_class WHERE relpages > 100 AND relnamespace = 'public'::regnamespace),
		(SELECT md5(string_agg(m::text, ',' ORDER BY m::text)) FROM schema_migration m),
		(SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'
			AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))) AS text`,
};

/** All rows except the list of migrations belong to a test. */
const tables = `
	SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
		WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname <> 'schema_migration' ORDER BY c.oid`;

const rewind = {
	name: "recycled_rewind",
	text: "SELECT setval(seqrelid::regclass, seqstart, false) FROM pg_sequence WHERE pg_sequence_last_value(seqrelid) IS NOT NULL",
};

/** Builds the query for tables with rows: a test fills few of them, and deleting from all took nearly all of the time. */
async function filledOf(db: Database): Promise<Recycled["filled"]> {
	const { rows } = await db.query<{ name: string }>(tables);
	const names = rows.map(({ name }) => `CASE WHEN EXISTS (SELECT FROM ${name}) THEN '${name}' END`);
	return {
		name: "recycled_filled",
		text: `SELECT array_remove(ARRAY[${names.join(", ")}], NULL) AS names`,
	};
}

/** Foreign keys and triggers are disabled meanwhile. */
async function empty({ db, filled }: Recycled): Promise<void> {
	const { rows } = await db.query<{ names: readonly string[] }>(filled);
	const names = rows[0]?.names ?? [];
	if (names.length > 0)
		await db.query(`
			SET session_replication_role = replica;
			SET lock_timeout = '2s';
			${names.map((name) => `DELETE FROM ${name};`).join("\n")}
			RESET lock_timeout;
			RESET session_replication_role;`);
	await db.query(rewind);
}

async function print(db: Database): Promise<string> {
	const { rows } = await db.query<{ text: string }>(fingerprint);
	return rows[0]?.text ?? "";
}

/** Resets the database; false if a test changed more than rows. */
async function isRenewed(recycled: Recycled): Promise<boolean> {
	const { db, fingerprint: before } = recycled;
	try {
		if (db.engine === "pglite") await db.query("SELECT pg_advisory_unlock_all()");
		if ((await print(db)) !== before) return false;
		await empty(recycled);
		return true;
	} catch {
		return false;
	}
}

/** Wraps the database for a test: anything still running after its end can no longer reach it. */
function lease(db: Database): {
	readonly db: Database;
	end(): { readonly isClosed: boolean; readonly isIdle: boolean };
} {
	let state: "open" | "over" | "closed" = "open";
	let running = 0;
	const check = () => {
		if (state !== "open") throw new Error("The test that opened this database is over");
	};
	const counted = async <T>(work: () => Promise<T>): Promise<T> => {
		check();
		running += 1;
		try {
			return await work();
		} finally {
			running -= 1;
		}
	};
	return {
		db: {
			isPrimary: true,
			engine: db.engine,
			connections: db.connections,
			encryptPersonalDataWith(cipher) {
				check();
				db.encryptPersonalDataWith(cipher);
			},
			query: (text, values) => counted(() => db.query(text, values)),
			copy: (select, take) => counted(() => db.copy(select, take)),
			tx: (work, options) => counted(() => db.tx(work, options)),
			async close() {
				if (state === "open") await db.close();
				state = "closed";
			},
		},
		end() {
			const isClosed = state === "closed";
			state = "over";
			return { isClosed, isIdle: running === 0 };
		},
	};
}

const most = 2;

/**
 * Opens databases with the empty schema and takes them back. Creating one takes a second, emptying one a few milliseconds. They are kept
 * for the life of the thread.
 */
export function databasePool(
	make: () => Promise<Database>,
): () => Promise<{ readonly db: Database; release(): Promise<void> }> {
	const free: Recycled[] = [];

	async function take(): Promise<Recycled> {
		for (let kept = free.pop(); kept; kept = free.pop()) {
			if (await isRenewed(kept)) return kept;
			await kept.db.close();
		}
		const db = await make();
		return { db, fingerprint: await print(db), filled: await filledOf(db) };
	}

	return async () => {
		const recycled = await take();
		const { db, end } = lease(recycled.db);
		return {
			db,
			async release() {
				const { isClosed, isIdle } = end();
				if (isClosed) return;
				// What still runs may write once the database is emptied.
				if (!isIdle || free.length === most) return recycled.db.close();
				recycled.db.encryptPersonalDataWith(noCipher);
				free.push(recycled);
			},
		};
	};
}

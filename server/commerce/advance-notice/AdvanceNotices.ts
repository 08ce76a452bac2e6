import type { AdvanceNoticeKind } from "#domain/content/AdvanceNotice.ts";
import { eventPath } from "#domain/navigation/detours.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { Schemas } from "#server/catalogue/stay/wire.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { enqueue } from "#server/platform/outbox/store/enqueue.ts";
import { NoticeStore, type Opened } from "./store/NoticeStore.ts";

/** Maximum e-mails per job run; a popular sale takes several runs. */
const batch = 500;

/** Upcoming sales and events, and the members who asked for a notice or take part. [SCREEN-12, DEC-158] */
export class AdvanceNotices {
	readonly #db: Database;
	readonly #clock: Clock;

	constructor({ db, clock }: BaseParts) {
		this.#db = db;
		this.#clock = clock;
	}

	/** Returns what has not opened yet, soonest first, at most 500 (DEC-011). For a visitor (null), nothing is marked as applied for. */
	async list(memberId: number | null): Promise<Schemas["AdvanceNotice"][]> {
		const upcoming = await new NoticeStore(this.#db).upcoming(memberId, new Date(this.#clock.now()));
		return upcoming.map(({ id, kind, title, imageKey, openAt, isApplied }) => ({
			alarmIdx: id,
			eventType: kind,
			title,
			imgUrl: imageKey,
			openDate: koreanDateTime(openAt.getTime()),
			applied: isApplied,
		}));
	}

	/**
	 * Applies for a notice. Idempotent.
	 * @throws Refusal notFound when the notice is not of that kind or has already opened
	 */
	apply(memberId: number, alarmId: number, kind: AdvanceNoticeKind): Promise<void> {
		return this.#db.tx(async (tx) => {
			const store = new NoticeStore(tx);
			const now = new Date(this.#clock.now());
			if (!(await store.isUpcoming(alarmId, kind, now))) throw new Refusal("notFound");
			await store.apply(alarmId, memberId, now);
		});
	}

	/** E-mails each member who asked for a notice once after the opening. Returns the number of applications processed. */
	notifyOpened(): Promise<number> {
		return this.#db.tx(async (tx) => {
			const now = this.#clock.now();
			const opened = await new NoticeStore(tx).takeOpened(new Date(now), batch);
			for (const each of opened) {
				if (!each.email) continue;
				await enqueue(tx, {
					topic: "mail",
					key: `alarm:${each.id}`,
					payload: openedMail(each),
					runAt: now,
				});
			}
			return opened.length;
		});
	}
}

const opened = "기다리신 판매가 열렸어요. 지금 예약할 수 있어요.";
const packOut = (code: string) => `기다리신 쿠폰이 나왔어요. 쿠폰함에서 이 코드를 등록해 주세요: ${code}`;

const openedMail = ({ email, title, eventId, eventSecret, packCode }: Opened) => ({
	to: email,
	subject: `[{site}] ${title}`,
	text: [
		packCode === null ? opened : packOut(packCode),
		"",
		title,
		...(eventId === null ? [] : [eventPath(eventId, eventSecret)]),
		...(packCode === null ? [] : ["/mypage/coupon"]),
	].join("\n"),
});

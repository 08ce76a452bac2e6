import type { Command } from "./Command.ts";
import { OpsError } from "./OpsError.ts";
import { openArchive } from "./openArchive.ts";
import { rekey } from "./rekey.ts";
import { takeBackup } from "./takeBackup.ts";
import { verifyBooks } from "./verifyBooks.ts";

/** Operator commands for the data as a whole, and for the archived data of members who have left. */
export const dataCommands: Readonly<Record<string, Command>> = {
	backup: {
		usage: "backup <파일>",
		summary: "지금 순간의 모든 데이터를 파일 하나에 담습니다. 서버가 도는 동안에도 됩니다.",
		async run({ db, clock }, args, onProgress) {
			const { rows, bytes } = await takeBackup(db, args[0] ?? "", clock.now(), onProgress);
			return `${rows}줄, ${Math.ceil(bytes / 1024)}KiB를 담았습니다: ${args[0]}`;
		},
	},
	restore: {
		usage: "restore <파일>",
		summary: "비어 있는 데이터베이스나 새 DATA_DIR에 백업을 되살리고 장부를 검사합니다. 서버는 멈춰 두세요.",
		async run() {
			throw new OpsError("서버가 도는 동안에는 되살릴 수 없습니다. 서버를 멈추고 빈 곳에 되살려 주세요.");
		},
	},
	"open-archive": {
		usage: "open-archive <이메일|예약번호> <사유>",
		summary: "탈퇴한 회원의 법정 보관 기록을 엽니다. 누가 왜 열었는지 남습니다.",
		run(services, args) {
			return openArchive(services, args[0] ?? "");
		},
	},
	rekey: {
		usage: "rekey",
		summary:
			"DATA_SECRET을 바꾼 뒤, 예전 열쇠로 잠긴 카드, 보관 기록, 개인정보를 새 열쇠로 다시 잠급니다. 멈추면 다시 하면 됩니다.",
		run: (services, _, onProgress) => rekey(services, onProgress),
	},
	verify: {
		usage: "verify",
		summary: "예약, 결제, 환불, 재고, 포인트, 쿠폰의 장부가 서로 맞는지 검사합니다.",
		run: ({ db }) => verifyBooks(db),
	},
};

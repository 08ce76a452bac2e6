import { isCorpCode } from "#domain/member/validators.ts";
import { oneLine } from "#domain/shared/oneLine.ts";
import { resolveParticles } from "#domain/shared/particles.ts";
import { BenefitStore } from "#server/members/account/store/BenefitStore.ts";
import { numberOf, wordsOf } from "./arguments.ts";
import type { Command } from "./Command.ts";
import { OpsError } from "./OpsError.ts";

const longestName = 50;

/** Operator commands for the companies of the benefit mall and their employees. */
export const companyCommands: Readonly<Record<string, Command>> = {
	companies: {
		usage: "companies",
		summary: "복지몰의 기업을 코드, 회원 수와 함께 보여 줍니다.",
		async run({ db }) {
			const lines = (await new BenefitStore(db).companies()).map(({ corpCode, name, isInForce, members }) =>
				[corpCode.padEnd(20), isInForce ? "이용 중" : "끝남  ", `회원 ${members}명`, name].join("  "),
			);
			return lines.join("\n") || "기업이 없습니다.";
		},
	},
	"add-company": {
		usage: "add-company <기업 코드> <기업 이름>",
		summary: "기업을 더하거나, 끝난 기업을 다시 받습니다. 직원은 이 코드로 등록합니다.",
		async run({ db }, args) {
			const [code = "", ...name] = args;
			if (!isCorpCode(code)) throw new OpsError("기업 코드는 영문 대문자와 숫자 4자부터 20자까지입니다.");
			if (!(await new BenefitStore(db).addCompany(code, wordsOf("기업 이름", name.join(" "), longestName))))
				throw new OpsError(`기업 코드 ${code}은(는) 이미 쓰고 있습니다.`);
			return resolveParticles(`기업 ${code}을(를) 더했습니다.`);
		},
	},
	"end-company": {
		usage: "end-company <기업 코드> <사유>",
		summary: "기업의 이용을 끝냅니다. 코드는 더 받지 않고, 회원은 모두 일반 회원이 됩니다.",
		async run({ db, clock }, args) {
			const [code = ""] = args;
			const released = await db.tx(async (tx) => {
				const store = new BenefitStore(tx);
				if (!(await store.endCompany(code)))
					throw new OpsError(`이용 중인 기업 ${code}을(를) 찾을 수 없습니다.`);
				return store.releaseAll(code, new Date(clock.now()));
			});
			return `기업 ${code}의 이용을 끝냈습니다. 회원 ${released}명이 일반 회원이 되었습니다.`;
		},
	},
	"company-members": {
		usage: "company-members <기업 코드> [회원 번호]",
		summary:
			"기업의 회원 500명을 번호와 부서로 보여 줍니다. 회원 번호를 적으면 그 다음 회원부터 보여 줍니다.",
		async run({ db }, args) {
			const [code = "", after] = args;
			const from = after === undefined ? 0 : numberOf(after);
			const lines = (await new BenefitStore(db).employees(code, from)).map(
				({ id, deptName }) => `회원 ${id}번  ${oneLine(deptName ?? "")}`,
			);
			return lines.join("\n") || "회원이 없습니다.";
		},
	},
	"leave-company": {
		usage: "leave-company <회원 번호> <사유>",
		summary: "퇴사한 회원을 일반 회원으로 바꿉니다. 등급과 포인트는 그대로입니다.",
		async run({ db, clock }, args) {
			const [member = ""] = args;
			if (!(await new BenefitStore(db).release(numberOf(member), new Date(clock.now()))))
				throw new OpsError(`기업 회원 ${member}번을 찾을 수 없습니다.`);
			return `회원 ${member}번은 이제 일반 회원입니다.`;
		},
	},
};

import { numberOf, wholeWon } from "./arguments.ts";
import type { Command } from "./Command.ts";
import { changePrice, changeStock, openSale, showNights, stopSale } from "./nightOverrides.ts";

/** Operator commands for prices and rooms of single nights. */
export const nightCommands: Readonly<Record<string, Command>> = {
	nights: {
		usage: "nights <숙소 번호> <첫 밤> [마지막 밤]",
		summary: "숙소의 객실과 요금제를 번호, 요금, 남은 객실과 함께 밤마다 보여 줍니다.",
		async run(services, args) {
			const [stay = "", first = "", last = first] = args;
			return showNights(services, numberOf(stay), [first, last]);
		},
	},
	price: {
		usage: "price <요금제 번호> <첫 밤> <마지막 밤> <금액>",
		summary: "그 밤들의 정가를 바꿉니다.",
		async run(services, args) {
			const [plan = "", first = "", last = "", price = ""] = args;
			return changePrice(services, numberOf(plan), [first, last], wholeWon(price));
		},
	},
	stock: {
		usage: "stock <객실 번호> <첫 밤> <마지막 밤> <남은 객실 수>",
		summary: "그 밤들에 더 팔 객실 수를 바꿉니다. 이미 받은 예약은 그대로입니다.",
		async run(services, args) {
			const [room = "", first = "", last = "", left = ""] = args;
			return changeStock(services, numberOf(room), [first, last], left);
		},
	},
	"stop-sale": {
		usage: "stop-sale <객실 번호> <첫 밤> <마지막 밤> <사유>",
		summary: "그 밤들의 판매를 멈춥니다. 취소된 객실이 돌아와도 팔지 않습니다.",
		async run(services, args) {
			const [room = "", first = "", last = ""] = args;
			return stopSale(services, numberOf(room), [first, last]);
		},
	},
	"open-sale": {
		usage: "open-sale <객실 번호> <첫 밤> <마지막 밤>",
		summary: "멈춘 판매를 전의 요금으로 다시 엽니다.",
		async run(services, args) {
			const [room = "", first = "", last = ""] = args;
			return openSale(services, numberOf(room), [first, last]);
		},
	},
};

import type { ChangePrice } from "#domain/booking/changePrice.ts";
import { sumWon, type Won } from "#domain/shared/Won.ts";

/** The sum of everything a change refunds. */
export const changeRefund = ({ back }: Pick<ChangePrice, "back">): Won =>
	sumWon([back.money, back.awesomeCash, back.welfarePoints, ...back.differences.map(({ amount }) => amount)]);

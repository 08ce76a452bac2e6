import fc from "fast-check";
import { memberGrades, memberTypes } from "#domain/member/Member.ts";

export const standing = fc.record({
	type: fc.constantFrom(...memberTypes),
	grade: fc.constantFrom(...memberGrades),
});

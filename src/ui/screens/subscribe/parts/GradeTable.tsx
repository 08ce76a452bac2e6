import { subscribeCopy } from "#copy/subscribe.ts";
import { memberGrades } from "#domain/member/Member.ts";
import { gradeLabel } from "#domain/member/profile.ts";
import styles from "./GradeTable.module.css";

const { compareTable: compare } = subscribeCopy;
const text = subscribeCopy;

/** Table of the benefits of each grade. */
export const GradeTable = () => (
	<table className={styles.table}>
		<thead>
			<tr>
				<th scope="col">{text.compareItem}</th>
				{memberGrades.map((grade) => (
					<th key={grade} scope="col" data-grade={grade}>
						{gradeLabel(grade).name}
						<span className={styles.meaning}>{gradeLabel(grade).meaning}</span>
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			{compare.rows.map(({ key, head, values }) => (
				<tr key={key}>
					<th scope="row">{head}</th>
					{memberGrades.map((grade, index) => (
						<td key={grade} data-grade={grade}>
							{values[index]}
						</td>
					))}
				</tr>
			))}
		</tbody>
	</table>
);

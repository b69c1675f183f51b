import { __ } from '@wordpress/i18n';
import type { ExportRequest, ResponseFilter } from '@/contract/types';
import { isFiltered } from '@/lib/filters/filter';

/** The screen's view, as far as a file can hold it. */
export interface Exported {
	/** For a single question. */
	question?: string;
	/** For a report that has no responses. */
	report?: 'drop_off';
	/** An NPS survey has a workbook of its own. */
	hasScores?: boolean;
	range?: Pick< ExportRequest, 'from' | 'to' >;
	status?: NonNullable< ExportRequest[ 'status' ] >;
	filter?: ResponseFilter;
}

interface Choice {
	label: string;
	request: ExportRequest;
}

/** The files that a menu offers. */
export function exportChoices( {
	question,
	report: other,
	hasScores = false,
	range = {},
	status = 'publish',
	filter = {},
}: Exported ): Choice[] {
	const filtered = isFiltered( filter ) ? { filter } : {};
	const shared = { ...range, status, ...filtered };
	const report: ExportRequest =
		question === undefined
			? { report: other ?? 'general', ...shared }
			: { report: 'question', question_id: question, ...shared };
	return [
		{ label: __( 'CSV', 'userfeedback' ), request: { ...report, format: 'csv' } },
		{ label: __( 'Excel', 'userfeedback' ), request: { ...report, format: 'xlsx' } },
		...( hasScores && question === undefined && status === 'publish'
			? [
					{
						label: __( 'NPS report (Excel)', 'userfeedback' ),
						request: { ...range, ...filtered, report: 'nps', format: 'xlsx' } satisfies ExportRequest,
					},
				]
			: [] ),
	];
}

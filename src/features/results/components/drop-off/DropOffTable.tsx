import { __ } from '@wordpress/i18n';
import { CopyTable } from '@/components/ui/actions/CopyTable';
import type { DropOff } from '@/contract/types';
import { questionTitle, shareLeft } from '@/features/results/model/drop-off';
import { timeText } from '@/features/results/model/time-text';
import { formatNumber, formatShares } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import '@/components/charts/numbers/tables.scss';
import '../cross/cross.scss';

/** A median that is longer than this is unknown: the server's number is then a second more. */
const LONGEST = 256;

/** All numbers of each question. */
export function DropOffTable( { questions }: Pick< DropOff, 'questions' > ) {
	const shares = questions.map( shareLeft );
	const written = formatShares( shares );
	const heads = [
		__( 'Question', 'userfeedback' ),
		__( 'Shown', 'userfeedback' ),
		__( 'Answers', 'userfeedback' ),
		__( 'Skipped', 'userfeedback' ),
		__( 'Left here', 'userfeedback' ),
		__( 'Percentage who left', 'userfeedback' ),
		__( 'Hidden by logic', 'userfeedback' ),
		__( 'Median time', 'userfeedback' ),
	];

	return (
		<div>
			<div
				className="uf-cross__scroll"
				tabIndex={ 0 }
				role="region"
				aria-label={ __( 'Table: where visitors leave', 'userfeedback' ) }
			>
				<table className="uf-numbers uf-cross__table">
					<thead>
						<tr>
							{ heads.map( ( head, column ) => (
								<th
									key={ head }
									scope="col"
									className={ column > 0 ? 'uf-numbers__number' : undefined }
								>
									{ head }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ questions.map( ( step, place ) => (
							<tr key={ step.question_id }>
								<th scope="row">
									<bdi>{ questionTitle( step ) }</bdi>
								</th>
								{ [
									formatNumber( step.shown ),
									formatNumber( step.answered ),
									formatNumber( step.skipped ),
									formatNumber( step.left ),
									step.shown > 0 ? written[ place ] : '–',
									formatNumber( step.passed ),
									medianText( step.median_seconds ),
								].map( ( value, column ) => (
									<td key={ column } className="uf-numbers__number">
										{ value }
									</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
			<CopyTable
				rows={ [
					[ ...heads.slice( 0, -1 ), __( 'Median time (seconds)', 'userfeedback' ) ],
					...questions.map( ( step, place ) => [
						questionTitle( step ),
						step.shown,
						step.answered,
						step.skipped,
						step.left,
						shares[ place ] ?? 0,
						step.passed,
						copiedMedian( step.median_seconds ),
					] ),
				] }
			/>
		</div>
	);
}

function medianText( seconds: number | null ): string {
	if ( seconds === null ) {
		return '–';
	}
	return seconds > LONGEST
		? /* translators: %s: a time, such as "4 minutes" */
			sprintf( __( 'Over %s', 'userfeedback' ), timeText( LONGEST ) )
		: timeText( seconds );
}

function copiedMedian( seconds: number | null ): string | number {
	return ( seconds ?? 0 ) > LONGEST ? `> ${ String( LONGEST ) }` : ( seconds ?? '' );
}

import { __, _n, sprintf } from '@wordpress/i18n';
import { LazyChart } from '@/components/charts/LazyChart';
import { shortDaysLabel } from '@/components/date-range/range-label';
import { FoldedTable } from '@/components/charts/numbers/FoldedTable';
import { stepFor } from '@/components/charts/numbers/step-for';
import { Card } from '@/components/ui/layout/Card';
import type { DataPoint, ResultsSummary } from '@/contract/types';
import { formatDay, formatNumber, formatShortDay } from '@/lib/format';

interface Props {
	summary: ResultsSummary;
	compares: boolean;
	today: string;
}

/** Daily responses, with the previous period as a second, paler line if comparison is on. */
export function OverviewDays( { summary, compares, today }: Props ) {
	const days = summary.data_points;
	const before = compares ? ( summary.previous?.data_points ?? null ) : null;
	const most = Math.max( 0, ...[ ...days, ...( before ?? [] ) ].map( ( { count } ) => count ) );
	const step = stepFor( most );

	return (
		<Card
			title={ __( 'Responses per day', 'userfeedback' ) }
			actions={
				<>
					{ before && <Legend now={ periodOf( days ) } before={ periodOf( before ) } /> }
					{ days.at( -1 )?.date === today && (
						<span className="uf-soft">{ __( 'Includes today so far', 'userfeedback' ) }</span>
					) }
				</>
			}
		>
			<LazyChart
				spec={ {
					kind: 'line',
					title: __( 'Responses per day', 'userfeedback' ),
					name: sprintf(
						/* translators: %s: number of responses */
						__(
							'Line chart: responses per day, %s in total. Use the arrow keys to read each day.',
							'userfeedback'
						),
						formatNumber( summary.total_responses )
					),
					labels: days.map( ( { date } ) => formatShortDay( date ) ),
					values: days.map( ( { count } ) => count ),
					...( before && { ghost: before.map( ( { count } ) => count ) } ),
					tell: ( count, index ) => dayText( count, before?.[ index ]?.count ),
					axis: {
						title: __( 'Responses', 'userfeedback' ),
						...( step === undefined ? {} : { step } ),
						tick: formatNumber,
					},
					labelTitle: __( 'Day', 'userfeedback' ),
				} }
			/>
			<FoldedTable
				summary={ __( 'Show as table', 'userfeedback' ) }
				columns={
					before
						? [ __( 'Day', 'userfeedback' ), periodOf( days ), periodOf( before ) ]
						: [ __( 'Day', 'userfeedback' ), __( 'Responses', 'userfeedback' ) ]
				}
				rows={ days.map( ( { date, count }, index ) => [
					formatDay( date ),
					formatNumber( count ),
					...( before ? [ formatNumber( before[ index ]?.count ?? 0 ) ] : [] ),
				] ) }
				copied={ days.map( ( { date, count }, index ) => [
					date,
					count,
					...( before ? [ before[ index ]?.count ?? 0 ] : [] ),
				] ) }
			/>
		</Card>
	);
}

function dayText( count: number, before: number | undefined ): string {
	/* translators: %s: number of responses */
	const now = sprintf( _n( '%s response', '%s responses', count, 'userfeedback' ), formatNumber( count ) );
	return before === undefined
		? now
		: /* translators: 1: "5 responses" 2: number of responses on the day it is compared with */
			sprintf( __( '%1$s (previous period: %2$s)', 'userfeedback' ), now, formatNumber( before ) );
}

/** Explains which line is which in a chart with two lines. */
function Legend( { now, before }: { now: string; before: string } ) {
	return (
		<ul className="uf-legend">
			<li>{ now }</li>
			<li className="uf-legend__before">{ before }</li>
		</ul>
	);
}

function periodOf( days: readonly DataPoint[] ): string {
	return shortDaysLabel( days[ 0 ]?.date ?? '', days.at( -1 )?.date ?? '' );
}

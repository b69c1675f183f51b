import { __, _n } from '@wordpress/i18n';
import { LazyChart } from '@/components/charts/LazyChart';
import { shortDaysLabel } from '@/components/date-range/range-label';
import { FoldedTable } from '@/components/charts/numbers/FoldedTable';
import { stepFor } from '@/components/charts/numbers/step-for';
import { Card } from '@/components/ui/layout/Card';
import type { DataPoint } from '@/contract/types';
import { formatDay, formatNumber, formatShortDay } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import './DailyResponses.scss';

interface Props {
	/** Every day of the range. */
	days: readonly DataPoint[];
	/** As many days before them, as a second, paler line. */
	before: readonly DataPoint[] | null;
	total: number;
	/** Shown next to the title. */
	note?: string;
}

export function DailyResponses( { days, before, total, note = responsesText( total ) }: Props ) {
	if ( days.length < 2 ) {
		return null; // One dot isn't a trend; the figure above has the number.
	}
	const counts = ( points: readonly DataPoint[] ) => points.map( ( { count } ) => count );
	const step = stepFor( Math.max( 0, ...counts( [ ...days, ...( before ?? [] ) ] ) ) );
	const beforeAt = ( index: number ) => before?.[ index ]?.count ?? 0;

	return (
		<Card
			title={ __( 'Responses per day', 'userfeedback' ) }
			actions={
				<>
					{ before && <Legend now={ periodOf( days ) } before={ periodOf( before ) } /> }
					{ note !== '' && <span className="uf-soft">{ note }</span> }
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
						formatNumber( total )
					),
					labels: days.map( ( { date } ) => formatShortDay( date ) ),
					values: counts( days ),
					...( before && { ghost: counts( before ) } ),
					tell: ( count, index ) =>
						before
							? sprintf(
									/* translators: 1: "5 responses" 2: number of responses on the day it is compared with */
									__( '%1$s (previous period: %2$s)', 'userfeedback' ),
									responsesText( count ),
									formatNumber( beforeAt( index ) )
								)
							: responsesText( count ),
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
					...( before ? [ formatNumber( beforeAt( index ) ) ] : [] ),
				] ) }
				copied={ days.map( ( { date, count }, index ) => [
					date,
					count,
					...( before ? [ beforeAt( index ) ] : [] ),
				] ) }
			/>
		</Card>
	);
}

function responsesText( count: number ): string {
	/* translators: %s: number of responses */
	return sprintf( _n( '%s response', '%s responses', count, 'userfeedback' ), formatNumber( count ) );
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

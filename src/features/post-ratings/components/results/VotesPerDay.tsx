import { __ } from '@wordpress/i18n';
import { LazyChart } from '@/components/charts/LazyChart';
import { FoldedTable } from '@/components/charts/numbers/FoldedTable';
import { stepFor } from '@/components/charts/numbers/step-for';
import { Card } from '@/components/ui/layout/Card';
import type { RatingDay } from '@/contract/types';
import { averageText, votesText } from '@/features/post-ratings/model/texts';
import { formatAverage, formatDay, formatNumber, formatShortDay } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

const HEIGHT = 200;

/** Each of the last days up to today, also those without votes. */
export function VotesPerDay( { days }: { days: readonly RatingDay[] } ) {
	const step = stepFor( Math.max( 0, ...days.map( ( { total } ) => total ) ) );
	const sum = days.reduce( ( all, { total } ) => all + total, 0 );

	return (
		<Card
			title={ __( 'Votes per day', 'userfeedback' ) }
			actions={ <span className="uf-soft">{ __( 'Includes today so far', 'userfeedback' ) }</span> }
		>
			<LazyChart
				spec={ {
					kind: 'line',
					height: HEIGHT,
					title: __( 'Votes per day', 'userfeedback' ),
					name: sprintf(
						/* translators: %s: "12 votes" */
						__(
							'Line chart: votes per day, %s in total. Use the arrow keys to read each day.',
							'userfeedback'
						),
						votesText( sum )
					),
					labels: days.map( ( { date } ) => formatShortDay( date ) ),
					values: days.map( ( { total } ) => total ),
					tell: ( total, index ) => dayText( total, days[ index ]?.average ?? null ),
					axis: {
						title: __( 'Votes', 'userfeedback' ),
						...( step === undefined ? {} : { step } ),
						tick: formatNumber,
					},
					labelTitle: __( 'Day', 'userfeedback' ),
				} }
			/>
			<FoldedTable
				summary={ __( 'Show as table', 'userfeedback' ) }
				columns={ [
					__( 'Day', 'userfeedback' ),
					__( 'Votes', 'userfeedback' ),
					__( 'Average', 'userfeedback' ),
				] }
				rows={ days.map( ( { date, total, average } ) => [
					formatDay( date ),
					formatNumber( total ),
					average === null ? '–' : formatAverage( average ),
				] ) }
				copied={ days.map( ( { date, total, average } ) => [ date, total, average ?? '' ] ) }
			/>
		</Card>
	);
}

function dayText( total: number, average: number | null ): string {
	return average === null ? votesText( total ) : `${ votesText( total ) }, ${ averageText( average ) }`;
}

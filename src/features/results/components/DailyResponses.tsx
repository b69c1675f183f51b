import { __, _n, sprintf } from '@wordpress/i18n';
import { LazyChart } from '@/components/charts/LazyChart';
import { FoldedTable } from '@/components/charts/numbers/FoldedTable';
import { stepFor } from '@/components/charts/numbers/step-for';
import { Card } from '@/components/ui/layout/Card';
import type { DataPoint } from '@/contract/types';
import { formatDay, formatNumber, formatShortDay } from '@/lib/format';

interface Props {
	/** Every day of the range. */
	days: readonly DataPoint[];
	total: number;
}

export function DailyResponses( { days, total }: Props ) {
	if ( days.length < 2 ) {
		return null; // One dot isn't a trend; the figure above has the number.
	}
	const step = stepFor( Math.max( 0, ...days.map( ( { count } ) => count ) ) );

	return (
		<Card
			title={ __( 'Responses per day', 'userfeedback' ) }
			actions={ <span className="uf-soft">{ responsesText( total ) }</span> }
		>
			<LazyChart
				spec={ {
					kind: 'line',
					title: __( 'Responses per day', 'userfeedback' ),
					/* translators: %s: number of responses */
					name: sprintf(
						__(
							'Line chart: responses per day, %s in total. Use the arrow keys to read each day.',
							'userfeedback'
						),
						formatNumber( total )
					),
					labels: days.map( ( { date } ) => formatShortDay( date ) ),
					values: days.map( ( { count } ) => count ),
					tell: responsesText,
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
				columns={ [ __( 'Day', 'userfeedback' ), __( 'Responses', 'userfeedback' ) ] }
				rows={ days.map( ( { date, count } ) => [ formatDay( date ), formatNumber( count ) ] ) }
				copied={ days.map( ( { date, count } ) => [ date, count ] ) }
			/>
		</Card>
	);
}

function responsesText( count: number ): string {
	/* translators: %s: number of responses */
	return sprintf( _n( '%s response', '%s responses', count, 'userfeedback' ), formatNumber( count ) );
}

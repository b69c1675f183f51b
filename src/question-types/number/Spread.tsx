import { __, _n } from '@wordpress/i18n';
import { formatAverage, formatDay, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import type { QuestionStats } from '@/contract/types';

/** Average, median, and ends of typed numbers; median and ends of dates. */
export default function Spread( { stats }: { stats: QuestionStats } ) {
	return (
		<>
			{ figuresOf( stats ).map( ( [ label, figure ] ) => (
				<p className="uf-scale" key={ label }>
					<span className="uf-scale__label">{ label }</span>{ ' ' }
					<strong className="uf-scale__figure">{ figure }</strong>
				</p>
			) ) }
			{ stats.others && (
				<p className="uf-soft">
					{ sprintf(
						stats.dates
							? /* translators: %s: number of answers. */
								_n(
									'The table lists the 100 most frequent dates. %s answer has another date.',
									'The table lists the 100 most frequent dates. %s answers have other dates.',
									stats.others,
									'userfeedback'
								)
							: /* translators: %s: number of answers. */
								_n(
									'The table lists the 100 most frequent numbers. %s answer has another number.',
									'The table lists the 100 most frequent numbers. %s answers have other numbers.',
									stats.others,
									'userfeedback'
								),
						formatNumber( stats.others )
					) }
				</p>
			) }
		</>
	);
}

function figuresOf( { average, spread, dates }: QuestionStats ): [ string, string ][] {
	if ( dates ) {
		return [
			[ __( 'Earliest', 'userfeedback' ), formatDay( dates.earliest ) ],
			[ __( 'Median', 'userfeedback' ), formatDay( dates.median ) ],
			[ __( 'Latest', 'userfeedback' ), formatDay( dates.latest ) ],
		];
	}
	return average !== null && spread
		? [
				[ __( 'Average', 'userfeedback' ), formatAverage( average ) ],
				[ __( 'Median', 'userfeedback' ), formatNumber( spread.median ) ],
				[ __( 'Lowest', 'userfeedback' ), formatNumber( spread.lowest ) ],
				[ __( 'Highest', 'userfeedback' ), formatNumber( spread.highest ) ],
			]
		: [];
}

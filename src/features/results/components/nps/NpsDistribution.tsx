import { __ } from '@wordpress/i18n';
import type { OptionCount } from '@/contract/types';
import { formatNumber, formatShortNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { bandLabel, bandOf } from './bands';

/** Number of answers for each score. The band color adds nothing that isn't in the text. */
export function NpsDistribution( { options }: { options: readonly OptionCount[] } ) {
	const scores = options
		.map( ( { value, count } ) => ( { score: Number( value ), count } ) )
		.filter( ( { score } ) => score >= 1 && score <= 10 );
	const most = Math.max( 1, ...scores.map( ( { count } ) => count ) );

	return (
		<ol className="uf-nps__scores" aria-label={ __( 'Answers per score', 'userfeedback' ) }>
			{ scores.map( ( { score, count } ) => (
				<li key={ score }>
					<span className="screen-reader-text">
						{ sprintf(
							/* translators: 1: a score, 2: its group, such as Promoters, 3: number of answers */
							__( '%1$s (%2$s): %3$s', 'userfeedback' ),
							formatNumber( score ),
							bandLabel( bandOf( score ) ),
							formatNumber( count )
						) }
					</span>
					<span className="uf-nps__count" aria-hidden="true">
						{ formatShortNumber( count ) }
					</span>
					<span className="uf-nps__column" aria-hidden="true">
						<span
							className={ `uf-nps__fill--${ bandOf( score ) }` }
							style={ { blockSize: `${ String( ( 100 * count ) / most ) }%` } }
						/>
					</span>
					<span className="uf-soft" aria-hidden="true">
						{ formatNumber( score ) }
					</span>
				</li>
			) ) }
		</ol>
	);
}

import { __ } from '@wordpress/i18n';
import type { NpsOverview } from '@/contract/types';
import { formatNumber, formatPercent } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { bandLabel, BANDS } from './bands';

/** One bar with three segments, and their percentages as text. */
export function NpsBands( { overview }: { overview: NpsOverview } ) {
	return (
		<div>
			<div className="uf-nps__stack" aria-hidden="true">
				{ BANDS.map( ( { band } ) => (
					<span
						key={ band }
						className={ `uf-nps__fill uf-nps__fill--${ band }` }
						style={ { flexGrow: overview[ band ] } }
					/>
				) ) }
			</div>
			<dl className="uf-nps__groups">
				{ BANDS.map( ( { band, min, max } ) => (
					<div key={ band } className="uf-nps__group">
						<dt>
							<span className={ `uf-nps__dot uf-nps__fill--${ band }` } aria-hidden="true" />
							{ bandLabel( band ) }{ ' ' }
							<span className="uf-soft">
								{ sprintf(
									/* translators: 1: lowest score, 2: highest score */
									__( '%1$s–%2$s', 'userfeedback' ),
									formatNumber( min ),
									formatNumber( max )
								) }
							</span>
						</dt>
						<dd className="uf-nps__share">{ formatPercent( overview[ band ] ) }</dd>
					</div>
				) ) }
			</dl>
		</div>
	);
}

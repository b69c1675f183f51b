import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/layout/Card';
import type { SurveyResults } from '@/contract/types';
import { formatNumber, formatPercent } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import '@/components/charts/numbers/tables.scss';

/** How many responses each quota has, whatever the period and the filter. */
export function QuotasTable( { survey: { id, quotas } }: { survey: Pick< SurveyResults, 'id' | 'quotas' > } ) {
	return quotas === undefined ? null : (
		<Card title={ __( 'Quotas', 'userfeedback' ) }>
			<table className="uf-numbers">
				<thead>
					<tr>
						<th scope="col">{ __( 'Quota', 'userfeedback' ) }</th>
						<th scope="col" className="uf-numbers__number">
							{ __( 'Counted', 'userfeedback' ) }
						</th>
						<th scope="col" className="uf-numbers__number">
							{ __( 'Progress', 'userfeedback' ) }
						</th>
					</tr>
				</thead>
				<tbody>
					{ quotas.map( ( { id: quota, label, target, taken } ) => (
						<tr key={ quota }>
							<th scope="row">{ label === '' ? __( 'Unnamed quota', 'userfeedback' ) : label }</th>
							<td className="uf-numbers__number">
								{ sprintf(
									/* translators: 1: a number. 2: the number that is possible */
									__( '%1$s of %2$s', 'userfeedback' ),
									formatNumber( taken ),
									formatNumber( target )
								) }
							</td>
							<td className="uf-numbers__number">
								{ taken < target
									? formatPercent( ( taken / target ) * 100 )
									: __( 'Full', 'userfeedback' ) }
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
			{ quotas.some( ( { taken, target } ) => taken >= target ) && (
				<p className="uf-soft">
					<Link to={ `/survey/${ String( id ) }/responses?status=over_limit` }>
						{ __( 'Review responses over limit', 'userfeedback' ) }
					</Link>
				</p>
			) }
		</Card>
	);
}

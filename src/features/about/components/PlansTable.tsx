import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import type { Plan } from '@/contract/features';
import { hasRow, planRows, PLANS, type PlanRow } from '@/features/about/model/plan-rows';
import { planLabel } from '@/lib/edition/plan-label';

export function PlansTable() {
	return (
		<div className="uf-card uf-plans">
			<table className="uf-plans__table">
				<caption className="screen-reader-text">
					{ __( 'Features included in each UserFeedback plan', 'userfeedback' ) }
				</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Feature', 'userfeedback' ) }</th>
						{ PLANS.map( ( plan ) => (
							<th key={ plan } scope="col" className="uf-plans__plan">
								{ planLabel( plan ) }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ planRows().map( ( row ) => (
						<tr key={ row.label }>
							<th scope="row">
								{ row.label }
								{ row.lite !== undefined && <span className="uf-plans__part">{ row.lite }</span> }
							</th>
							{ PLANS.map( ( plan ) => (
								<td key={ plan } className="uf-plans__plan">
									<Mark plan={ plan } row={ row } />
								</td>
							) ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}

function Mark( { plan, row }: { plan: Plan; row: PlanRow } ) {
	return hasRow( plan, row ) ? (
		<>
			<Icon icon={ check } size={ 20 } />
			<span className="screen-reader-text">{ __( 'Yes', 'userfeedback' ) }</span>
		</>
	) : (
		<>
			<span aria-hidden="true">–</span>
			<span className="screen-reader-text">
				{ plan === 'lite' && row.lite !== undefined
					? __( 'Partial', 'userfeedback' )
					: __( 'No', 'userfeedback' ) }
			</span>
		</>
	);
}

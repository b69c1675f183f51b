import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { LIMITS } from '@/contract/limits';
import type { Quota } from '@/contract/types';
import { newQuota, quotasOf, withQuota } from '@/features/builder/draft/logic/quota-edits';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { newId } from '@/lib/new-id';
import { useSite } from '@/lib/site';
import { QuotaFields } from './QuotaFields';
import './Quotas.scss';

const FIELD = 'settings.behavior.quotas';

/** How many responses are counted from each group of people. */
export function QuotasField() {
	const quotas = useBuilder( ( { form } ) => quotasOf( form.draft.settings ) );
	const dispatch = useDispatch();
	const focusLater = useFocusLater();
	const upgrade = useUpgrade();
	const site = useSite();
	const isLocked = IN_EDITION.plans && ! site.features.behavior;
	const set = ( value: Quota[], type: 'done' | 'typed' = 'done' ) =>
		dispatch( { type, operation: { type: 'set', path: FIELD, value } } );
	const focusQuota = ( place: number ) => focusLater( `[data-field="${ FIELD }[${ String( place ) }]"] input` );

	return (
		<fieldset className="uf-setting" data-field={ FIELD }>
			<legend>{ __( 'Quotas', 'userfeedback' ) }</legend>
			<p className="uf-soft">
				{ __(
					'Count a number of responses from each group of people. If a response belongs to a full quota, it’s kept apart and isn’t counted.',
					'userfeedback'
				) }
			</p>
			{ quotas.length > 0 && (
				<ol className="uf-quotas">
					{ quotas.map( ( quota, place ) => (
						<QuotaFields
							key={ quota.id }
							quota={ quota }
							place={ place }
							field={ `${ FIELD }[${ String( place ) }]` }
							onChange={ ( change, isTyped ) =>
								set( withQuota( quotas, place, change ), isTyped ? 'typed' : 'done' )
							}
							onRemove={ () => {
								set( quotas.filter( ( other ) => other !== quota ) );
								if ( quotas.length > 1 ) {
									focusQuota( Math.max( 0, place - 1 ) );
								} else {
									focusLater( `[data-field="${ FIELD }"] > div button` );
								}
							} }
						/>
					) ) }
				</ol>
			) }
			{ quotas.length < LIMITS.QUOTAS && (
				<div>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						icon={ plus }
						onClick={ () => {
							if ( isLocked ) {
								upgrade( 'behavior', { name: __( 'Quotas', 'userfeedback' ) } );
								return;
							}
							set( [ ...quotas, newQuota( newId() ) ] );
							focusQuota( quotas.length );
						} }
					>
						{ __( 'Add quota', 'userfeedback' ) }
						{ isLocked && <PlanBadge feature="behavior" /> }
					</Button>
				</div>
			) }
		</fieldset>
	);
}

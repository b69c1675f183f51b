import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { lock } from '@wordpress/icons';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';

/** The other branding fields by name. A click shows the plan that includes them. */
export function LockedBranding() {
	const upgrade = useUpgrade();
	const names = [
		{ label: __( 'Icon', 'userfeedback' ), name: __( 'Custom Icon', 'userfeedback' ) },
		{ label: __( 'Icon color', 'userfeedback' ), name: __( 'Icon Color', 'userfeedback' ) },
		{ label: __( 'Widget label text', 'userfeedback' ), name: __( 'Widget Label', 'userfeedback' ) },
		{ label: __( 'Font', 'userfeedback' ), name: __( 'Custom Font', 'userfeedback' ) },
		{ label: __( 'Button color', 'userfeedback' ), name: __( 'Button Color', 'userfeedback' ) },
	];

	return (
		<ul className="uf-branding__locked">
			{ names.map( ( { label, name } ) => (
				<li key={ name }>
					<Button icon={ lock } variant="tertiary" onClick={ () => upgrade( 'branding', { name } ) }>
						{ label } <PlanBadge feature="branding" />
					</Button>
				</li>
			) ) }
		</ul>
	);
}

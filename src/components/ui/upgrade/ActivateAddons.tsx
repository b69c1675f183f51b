import { Notice } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { sprintf } from '@/lib/labels/sprintf';
import { ErrorMessage } from '../feedback/ErrorMessage';
import { useSnackbars } from '../feedback/Snackbars';
import { BusyButton } from '../actions/BusyButton';
import type { AddonSlug } from '@/contract/features';
import { addonName } from '@/lib/edition/feature-label';
import { ApiError } from '@/api/api-error';
import { useSite } from '@/lib/site';
import { useActivation } from './use-activation';
import { UpgradeFrame } from './UpgradeFrame';

interface Props {
	title: string;
	/** Included in the plan; at least one. */
	addons: readonly AddonSlug[];
	onClose: () => void;
}

/** Offers a feature that only needs its add-ons to be activated. */
export function ActivateAddons( { title, addons, onClose }: Props ) {
	const { addons: known, can } = useSite();
	const { show } = useSnackbars();
	const names = addons.map( addonName ).join( ', ' );
	const isInstalled = addons.every( ( addon ) => known[ addon ].installed );
	const { mutate, isPending, error } = useActivation( () => {
		onClose();
		/* translators: %s: names of add-ons */
		show( sprintf( __( '%s has been activated!', 'userfeedback' ), names ) );
	} );

	return (
		<UpgradeFrame
			title={ title }
			action={
				can.settings && (
					<BusyButton variant="primary" isBusy={ isPending } onClick={ () => mutate( addons ) }>
						{ isInstalled
							? __( 'Activate', 'userfeedback' )
							: __( 'Install and activate', 'userfeedback' ) }
					</BusyButton>
				)
			}
			onClose={ onClose }
		>
			<p>
				{ sprintf(
					/* translators: %s: names of add-ons, separated by commas */
					_n(
						'Please activate the %s addon to access this feature.',
						'Please activate these addons to access this feature: %s.',
						addons.length,
						'userfeedback'
					),
					names
				) }
			</p>
			<p>
				{ can.settings
					? __( 'It’s included in your plan, and you won’t lose anything you’ve entered.', 'userfeedback' )
					: __( 'Ask someone who can change UserFeedback settings to do this.', 'userfeedback' ) }
			</p>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					<ErrorMessage error={ ApiError.of( error ) } />
				</Notice>
			) }
		</UpgradeFrame>
	);
}

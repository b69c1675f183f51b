import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { LinkOut } from '@/components/ui/actions/LinkOut';
import type { Addon } from '@/contract/types';
import type { AddonStep } from '@/features/addons/model/addons';
import { stateOf } from '@/features/addons/model/addon-list';
import { useAddon } from '@/features/addons/model/use-addon';
import { upgradeLink } from '@/lib/edition/upgrade-link';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';

interface Props {
	addon: Addon;
	/** Id of the add-on's name: a list of ten has ten "Activate" buttons. */
	describedBy: string;
	/** Called when a user goes to buy. */
	onUpgrade: () => void;
}

/** The one action for an add-on now. */
export function AddonButton( { addon, describedBy, onUpgrade }: Props ) {
	const site = useSite();
	const { busy, run } = useAddon( addon.slug );
	const link = upgradeLink( site, addon.slug );
	const state = stateOf( addon );

	if ( addon.redirect !== '' ) {
		return (
			<LinkOut href={ addon.redirect } describedBy={ describedBy }>
				{ __( 'Learn More', 'userfeedback' ) }
			</LinkOut>
		);
	}
	if ( state === 'locked' && link !== '' ) {
		return (
			<LinkOut href={ link } describedBy={ describedBy } onClick={ onUpgrade }>
				{ __( 'Upgrade Now', 'userfeedback' ) }
			</LinkOut>
		);
	}
	if ( state === 'locked' ) {
		return (
			<Button
				__next40pxDefaultSize
				variant="secondary"
				href={ adminPage( site, 'userfeedback_settings', '/general' ) }
				aria-describedby={ describedBy }
			>
				{ __( 'Enter a license key', 'userfeedback' ) }
			</Button>
		);
	}
	const step = busy ?? NEXT[ state ];
	return (
		<BusyButton isBusy={ busy !== null } describedBy={ describedBy } onClick={ () => run( step ) }>
			{ busy === null ? stepLabel( step ) : busyLabel( busy ) }
		</BusyButton>
	);
}

const NEXT = { active: 'deactivate', inactive: 'activate', available: 'install' } as const;

function stepLabel( step: AddonStep ): string {
	switch ( step ) {
		case 'install':
			return __( 'Install Addon', 'userfeedback' );
		case 'activate':
			return __( 'Activate', 'userfeedback' );
		case 'deactivate':
			return __( 'Deactivate', 'userfeedback' );
	}
}

function busyLabel( step: AddonStep ): string {
	switch ( step ) {
		case 'install':
			return __( 'Installing...', 'userfeedback' );
		case 'activate':
			return __( 'Activating...', 'userfeedback' );
		case 'deactivate':
			return __( 'Deactivating...', 'userfeedback' );
	}
}

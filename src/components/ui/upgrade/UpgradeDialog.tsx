import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { addonName, featureName, type LockedFeature } from '@/lib/edition/feature-label';
import { planLabel } from '@/lib/edition/plan-label';
import { useSite } from '@/lib/site';
import { needOf } from '@/lib/edition/upgrade';
import '../actions/ConfirmDialog.scss';

/** @param name what it is called, where that is only a part of the feature */
type Ask = ( feature: LockedFeature, name?: string ) => void;

const UpgradeContext = createContext< Ask | null >( null );

/** Tells what a locked feature needs, in the one dialog that there is for it. */
export function useUpgrade(): Ask {
	const ask = useContext( UpgradeContext );
	if ( ! ask ) {
		throw new Error( 'useUpgrade needs an UpgradeProvider above it.' );
	}
	return ask;
}

export function UpgradeProvider( { children }: { children: ReactNode } ) {
	const [ asked, setAsked ] = useState< Asked | null >( null );
	const ask = useMemo< Ask >(
		() =>
			( feature, name = featureName( feature ) ) =>
				setAsked( { feature, name } ),
		[]
	);

	return (
		<UpgradeContext.Provider value={ ask }>
			{ children }
			{ asked && <UpgradeDialog { ...asked } onClose={ () => setAsked( null ) } /> }
		</UpgradeContext.Provider>
	);
}

interface Asked {
	feature: LockedFeature;
	name: string;
}

function UpgradeDialog( { feature, name, onClose }: Asked & { onClose: () => void } ) {
	const site = useSite();
	const need = needOf( site, feature );

	if ( need.kind === 'addon' ) {
		return (
			<Frame title={ name } onClose={ onClose }>
				<p>
					{ sprintf(
						/* translators: %s: name of an add-on, such as Geo Restrictions */
						__( 'Please activate the %s addon to access this feature.', 'userfeedback' ),
						addonName( need.addon )
					) }
				</p>
			</Frame>
		);
	}
	const plan = planLabel( need.plan );
	return (
		<Frame
			/* translators: 1: a feature, such as Comment Box. 2: name of a plan */
			title={ sprintf( __( '%1$s is a %2$s feature', 'userfeedback' ), name, plan ) }
			action={
				site.upgrade_url !== '' && (
					<Button __next40pxDefaultSize variant="primary" href={ site.upgrade_url } target="_blank">
						{ sprintf(
							/* translators: %s: name of a plan */
							__( 'Upgrade to %s Now', 'userfeedback' ),
							plan
						) }
						<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
					</Button>
				)
			}
			onClose={ onClose }
		>
			<p>
				{ sprintf(
					/* translators: %s: a feature, such as Comment Box */
					__(
						"We're sorry, the %s is not available on your plan. Please upgrade to unlock all these awesome features.",
						'userfeedback'
					),
					name
				) }
			</p>
			{ site.upgrade_url !== '' && (
				<p>
					{ sprintf(
						/* translators: %s: name of the plan that the site has */
						__( 'Bonus: %s users get 50%% off, automatically applied at checkout.', 'userfeedback' ),
						planLabel( site.license_type )
					) }
				</p>
			) }
		</Frame>
	);
}

interface FrameProps {
	title: string;
	action?: ReactNode;
	onClose: () => void;
	children: ReactNode;
}

function Frame( { title, action, onClose, children }: FrameProps ) {
	return (
		<Modal title={ title } size="small" className="uf-dialog" onRequestClose={ onClose }>
			<div className="uf-dialog__text">{ children }</div>
			<div className="uf-dialog__actions">
				<Button __next40pxDefaultSize variant={ action ? 'tertiary' : 'primary' } onClick={ onClose }>
					{ __( 'Close', 'userfeedback' ) }
				</Button>
				{ action }
			</div>
		</Modal>
	);
}

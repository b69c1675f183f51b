import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type AddonSlug, FEATURES } from '@/contract/features';
import { featureName, type LockedFeature } from '@/lib/edition/feature-label';
import { lockedSentence, lockedTitle } from '@/lib/edition/locked-sentence';
import { planLabel } from '@/lib/edition/plan-label';
import { sprintf } from '@/lib/labels/sprintf';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { needOf } from '@/lib/edition/upgrade';
import { type Campaign, isLite, upgradeLink } from '@/lib/edition/upgrade-link';
import { ActivateAddons } from './ActivateAddons';
import { UpgradeFrame } from './UpgradeFrame';

/** @param about details that the feature lacks */
type Ask = ( feature: LockedFeature, about?: About ) => void;

interface About {
	/** Its name, if that is only a part of the feature. */
	name?: string;
	/** The prompt that led here, if the feature has several. */
	campaign?: Campaign;
	/** The inactive add-ons, if it needs more than the feature does. */
	addons?: readonly AddonSlug[];
}

interface Asked extends About {
	feature: LockedFeature;
}

const UpgradeContext = /* @__PURE__ */ createContext< Ask | null >( null );

function useAsk(): Ask {
	const ask = useContext( UpgradeContext );
	if ( ! ask ) {
		throw new Error( 'useUpgrade needs an UpgradeProvider above it.' );
	}
	return ask;
}

/** Opens the one dialog that says what a locked feature needs. Without plans, all features are unlocked. */
export const useUpgrade: () => Ask = IN_EDITION.plans ? useAsk : () => nothing;

function nothing() {
	// Nobody asks.
}

interface ProviderProps {
	children: ReactNode;
}

function AskProvider( { children }: ProviderProps ) {
	const [ asked, setAsked ] = useState< Asked | null >( null );
	const ask = useMemo< Ask >( () => ( feature, about ) => setAsked( { feature, ...about } ), [] );

	return (
		<UpgradeContext.Provider value={ ask }>
			{ children }
			{ asked && <UpgradeDialog { ...asked } onClose={ () => setAsked( null ) } /> }
		</UpgradeContext.Provider>
	);
}

export const UpgradeProvider: ( props: ProviderProps ) => ReactNode = IN_EDITION.plans
	? AskProvider
	: ( { children } ) => children;

function UpgradeDialog( {
	feature,
	name = featureName( feature ),
	campaign = feature,
	addons,
	onClose,
}: Asked & { onClose: () => void } ) {
	const site = useSite();
	const link = upgradeLink( site, campaign );
	const [ need ] = useState( () => needOf( site, feature ) ); // As first asked: an activation here would remove the need.

	if ( need.kind === 'addon' ) {
		return <ActivateAddons title={ name } addons={ addons ?? [ need.addon ] } onClose={ onClose } />;
	}
	const plan = planLabel( need.plan );
	return (
		<UpgradeFrame
			title={ lockedTitle( name, need.plan ) }
			action={
				link === '' ? (
					site.can.settings && <WithoutShop onClose={ onClose } />
				) : (
					<Button __next40pxDefaultSize variant="primary" href={ link } target="_blank" rel="noreferrer">
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
			<p>{ lockedSentence( feature, name, plan ) }</p>
			{ need.plan === 'pro' && FEATURES[ feature ].plan === 'plus' && (
				<p>{ __( 'It’s also included in the Plus plan.', 'userfeedback' ) }</p>
			) }
			{ link === '' && ! site.can.settings && (
				<p>{ __( 'Ask a site administrator to change the plan.', 'userfeedback' ) }</p>
			) }
			{ link !== '' && isLite( site ) && (
				<p>
					{ sprintf(
						/* translators: %s: name of the plan that the site has */
						__( 'Bonus: %s users get 50%% off, automatically applied at checkout.', 'userfeedback' ),
						planLabel( site.license_type )
					) }
				</p>
			) }
		</UpgradeFrame>
	);
}

/** The next steps if no shop is known. Only sites that never had a plan can open the comparison. */
function WithoutShop( { onClose }: { onClose: () => void } ) {
	const site = useSite();

	return (
		<>
			{ ! site.is_pro && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					href={ adminPage( site, 'userfeedback_settings', '/about/lite-vs-pro' ) }
					onClick={ onClose }
				>
					{ __( 'Compare plans', 'userfeedback' ) }
				</Button>
			) }
			<Button
				__next40pxDefaultSize
				variant="primary"
				href={ adminPage( site, 'userfeedback_settings', '/general' ) }
				onClick={ onClose }
			>
				{ __( 'Enter a license key', 'userfeedback' ) }
			</Button>
		</>
	);
}

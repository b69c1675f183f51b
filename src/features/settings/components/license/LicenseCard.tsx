import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { KeyForm } from '@/components/license/KeyForm';
import { LicenseProgress } from '@/components/license/LicenseProgress';
import { useLicense } from '@/components/license/use-license';
import { Card } from '@/components/ui/layout/Card';
import type { License } from '@/contract/types';
import { planLabel } from '@/lib/edition/plan-label';
import { upgradeLink } from '@/lib/edition/upgrade-link';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { LicenseActions } from './LicenseActions';

interface Props {
	site: License;
	/** Null on a site that isn't part of a network. */
	network: License | null;
}

/** Status of the site's license key, with its actions. The site's key takes priority over the network's. */
export function LicenseCard( { site, network }: Props ) {
	const isOfNetwork = site.state === 'none' && network !== null && network.state !== 'none';
	const shown = isOfNetwork ? network : site;
	const license = useLicense( isOfNetwork );

	return (
		<Card title={ __( 'License', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				{ shown.message !== '' && (
					<Notice status="error" isDismissible={ false }>
						<Said license={ shown } />{ ' ' }
						{ shown.lasting_type === 'lite'
							? __(
									'Surveys that require a plan are paused until you enter a valid key. All responses are kept.',
									'userfeedback'
								)
							: __( 'Running surveys continue, and all responses are kept.', 'userfeedback' ) }
					</Notice>
				) }
				{ shown.state === 'none' ? (
					<p>
						{ __(
							'You’re using UserFeedback Lite, which doesn’t need a license. To unlock more features, enter a license key.',
							'userfeedback'
						) }
					</p>
				) : (
					<dl className="uf-settings__license">
						<div>
							<dt>{ __( 'Plan', 'userfeedback' ) }</dt>
							<dd>{ planLabel( shown.type ) }</dd>
						</div>
						<div>
							<dt>{ __( 'Key', 'userfeedback' ) }</dt>
							<dd>
								<code>{ masked( shown.key ) }</code>
							</dd>
						</div>
						{ isOfNetwork && (
							<div>
								<dt>{ __( 'Provided by', 'userfeedback' ) }</dt>
								<dd>{ __( 'the network', 'userfeedback' ) }</dd>
							</div>
						) }
					</dl>
				) }
				{ shown.state !== 'none' && (
					<LicenseActions license={ license } mayGiveUp={ ! isHidden( shown.key ) } />
				) }
				{ shown.state !== 'valid' && <KeyForm license={ license } /> }
				<LicenseProgress license={ license } />
			</div>
		</Card>
	);
}

/** For an expired key, the message says "click here", so it links to the store if its URL is known. */
function Said( { license }: { license: License } ) {
	const renewal = upgradeLink( useSite(), 'welcome-message' );

	return license.is_expired && renewal !== '' ? (
		<a href={ renewal } target="_blank" rel="noreferrer">
			{ license.message }
			<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
		</a>
	) : (
		license.message
	);
}

/** Users who don't own the key see only its last characters. */
function isHidden( key: string ): boolean {
	return key.startsWith( '…' );
}

function masked( key: string ): string {
	/* translators: %s: the last characters of a license key */
	return sprintf( __( '•••• %s', 'userfeedback' ), key.slice( -4 ) );
}

import { ToggleControl } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { usage } from '@/components/forms/get-usage';
import { useSettings } from '@/components/forms/settings-form';
import { sprintf } from '@/lib/labels/sprintf';
import { SettingCard } from './fields/SettingCard';
import './usage.scss';

/** Turns usage reports on or off and shows their content. Hidden if there is no address to send reports to. */
export function UsageSetting() {
	const { settings, set } = useSettings();
	const report = useQuery( usage );

	if ( ! report.isError && ! report.data?.sent_to ) {
		return null;
	}

	return (
		<SettingCard
			title={ __( 'Usage tracking', 'userfeedback' ) }
			effect={ __(
				'Sends this report once a week, so UserFeedback’s developers know which systems it runs on and which features are used. Nothing else is sent, and it’s off until you allow it.',
				'userfeedback'
			) }
			names={ [ 'allow_usage_tracking' ] }
		>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Allow Usage Tracking', 'userfeedback' ) }
				checked={ settings.allow_usage_tracking }
				onChange={ ( on ) => set( 'allow_usage_tracking', on ) }
			/>
			<QueryState
				query={ report }
				skeleton={ <Skeleton width="100%" height="280px" /> }
				failure={ __( 'Couldn’t load the report.', 'userfeedback' ) }
			>
				{ ( { report: json, sent_to: host } ) => (
					<figure className="uf-usage">
						<figcaption>
							{ sprintf(
								/* translators: %s: a host, such as example.org */
								__( 'Preview of the report sent to %s', 'userfeedback' ),
								host
							) }
						</figcaption>
						<pre dir="ltr" tabIndex={ 0 }>
							<code>{ json }</code>
						</pre>
						<p className="uf-soft">
							{ __(
								'“site” is a random ID that’s created when you turn this on and deleted when you turn it off. The report contains no addresses, emails, names, or typed text, and numbers are sent as ranges.',
								'userfeedback'
							) }
						</p>
					</figure>
				) }
			</QueryState>
		</SettingCard>
	);
}

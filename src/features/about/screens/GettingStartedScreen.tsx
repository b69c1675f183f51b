import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { checklist } from '@/api/get-checklist';
import { useSite } from '@/lib/site';
import { HelpLink } from '@/components/help/HelpLink';
import { LinkOut } from '@/components/ui/actions/LinkOut';
import { StartStepRow } from '../components/StartStepRow';
import { startSteps } from '../model/start-steps';
import '@/components/ui/feedback/StatusBadge.scss';
import './getting-started.scss';

export function GettingStartedScreen() {
	const site = useSite();
	const { data } = useQuery( { ...checklist, enabled: site.can.edit } );
	const { guide_url: guide } = site.publisher;

	return (
		<section>
			<h2 className="uf-reading__title">{ __( 'From setup to first response', 'userfeedback' ) }</h2>
			<ol className="uf-start">
				{ startSteps( site, data ).map( ( step, place ) => (
					<StartStepRow key={ step.title } step={ step } place={ place + 1 } />
				) ) }
			</ol>
			{ guide === '' ? (
				<HelpLink page="first-steps" variant="secondary">
					{ __( 'Read the full guide', 'userfeedback' ) }
				</HelpLink>
			) : (
				<LinkOut href={ guide }>{ __( 'Read the full guide', 'userfeedback' ) }</LinkOut>
			) }
		</section>
	);
}

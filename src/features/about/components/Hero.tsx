import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { checklist } from '@/api/get-checklist';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { LinkOut } from '@/components/ui/actions/LinkOut';

export function Hero() {
	const site = useSite();
	const { guide_url: guide } = site.publisher;
	const { data } = useQuery( { ...checklist, enabled: site.can.edit } );
	const hasSurvey = ( data?.survey_id ?? 0 ) > 0;

	return (
		<section className="uf-card uf-hero">
			<h2 className="uf-hero__title">{ __( 'Find out what your visitors think', 'userfeedback' ) }</h2>
			<p className="uf-reading__lead">
				{ __(
					'UserFeedback shows short surveys on your site and the results in your dashboard. Your first survey can be live in a few minutes.',
					'userfeedback'
				) }
			</p>
			<div className="uf-banner__actions">
				{ site.can.edit && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ adminPage( site, 'userfeedback_surveys', '/new/setup' ) }
					>
						{ hasSurvey
							? __( 'Create a survey', 'userfeedback' )
							: __( 'Create Your First Survey', 'userfeedback' ) }
					</Button>
				) }
				{ guide === '' ? (
					<LinkButton to="/about/getting-started">{ __( 'Read the guide', 'userfeedback' ) }</LinkButton>
				) : (
					<LinkOut href={ guide }>{ __( 'Read the guide', 'userfeedback' ) }</LinkOut>
				) }
			</div>
		</section>
	);
}

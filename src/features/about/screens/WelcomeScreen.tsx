import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { Screen } from '@/components/ui/layout/Screen';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useSite } from '@/lib/site';
import { Hero } from '../components/Hero';
import { Testimonials } from '../components/Testimonials';
import { UpgradeBanner } from '../components/UpgradeBanner';
import { VideoBlock } from '../components/VideoBlock';
import { blurbs } from '../model/blurbs';
import '@/components/ui/layout/Card.scss';
import './about.scss';
import './welcome.scss';

/** For new users. Parts that need the publisher's texts are hidden while there are none. */
export function WelcomeScreen() {
	const { features, publisher } = useSite();

	return (
		<Screen
			title={ __( 'Welcome', 'userfeedback' ) }
			back={ { label: __( 'Settings', 'userfeedback' ), to: '/general' } }
		>
			<div className="uf-reading">
				<Hero />
				{ publisher.video.url !== '' && <VideoBlock video={ publisher.video } /> }
				<section>
					<h2 className="uf-reading__title">{ __( 'Features', 'userfeedback' ) }</h2>
					<ul className="uf-welcome__pairs">
						{ blurbs().map( ( { icon, title, text, needs } ) => (
							<li key={ title } className="uf-card uf-blurb">
								<Icon icon={ icon } size={ 24 } />
								<h3 className="uf-card__title">
									{ title }
									{ needs !== undefined && ! features[ needs ] && <PlanBadge feature={ needs } /> }
								</h3>
								<p className="uf-reading__soft">{ text }</p>
							</li>
						) ) }
					</ul>
				</section>
				{ IN_EDITION.plans && <UpgradeBanner campaign="welcome" /> }
				{ publisher.testimonials.length > 0 && <Testimonials list={ publisher.testimonials } /> }
				<nav className="uf-welcome__foot" aria-label={ __( 'More', 'userfeedback' ) }>
					<Link to="/about/getting-started">{ __( 'Getting started', 'userfeedback' ) }</Link>
					<Link to="/growth-tools">{ __( 'Growth tools', 'userfeedback' ) }</Link>
					<Link to="/about">{ __( 'About', 'userfeedback' ) }</Link>
					<Link to="/general">{ __( 'Settings', 'userfeedback' ) }</Link>
				</nav>
			</div>
		</Screen>
	);
}

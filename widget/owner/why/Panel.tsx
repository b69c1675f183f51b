import type { WhyData } from './data';
import type { Check, SurveyVerdict } from './verdicts';

interface Props {
	data: WhyData;
	verdicts: SurveyVerdict[];
	/** True if the page has a manifest that can't be read. */
	isUnreadable: boolean;
	onClose: () => void;
}

export function Panel( { data, verdicts, isUnreadable, onClose }: Props ) {
	const { strings } = data;
	const isShown = ( { where }: SurveyVerdict ): boolean => where !== 'none';
	const sorted = [ ...verdicts.filter( isShown ), ...verdicts.filter( ( verdict ) => ! isShown( verdict ) ) ];

	return (
		<div class="panel" role="dialog" aria-labelledby="title" tabIndex={ -1 }>
			<div class="head">
				<h2 id="title">{ strings.title }</h2>
				<button type="button" class="close" aria-label={ strings.close } onClick={ onClose }>
					<svg viewBox="0 0 24 24" aria-hidden="true">
						<path d="M6 6l12 12M18 6L6 18" />
					</svg>
				</button>
			</div>
			{ data.preview > 0 && (
				<p class="banner">
					{ strings.previewing } <a href={ here( 0 ) }>{ strings.leave }</a>
				</p>
			) }
			{ isUnreadable && <p class="banner">{ strings.unreadable }</p> }
			{ verdicts.length ? (
				<>
					{ data.preview === 0 && (
						<p class="sum">
							{ strings.shown
								.replace( '%1$s', String( verdicts.filter( isShown ).length ) )
								.replace( '%2$s', String( data.total ) ) }
						</p>
					) }
					<ul class="surveys">
						{ sorted.map( ( verdict ) => (
							<Survey key={ verdict.survey.id } verdict={ verdict } data={ data } />
						) ) }
					</ul>
					<p class="foot">
						{ data.total > verdicts.length && `${ strings.older } ` }
						{ `${ strings.basis } ${ data.cache }` }
					</p>
				</>
			) : (
				<p class="sum">
					{ strings.empty } <a href={ data.create }>{ strings.create }</a>
				</p>
			) }
		</div>
	);
}

interface SurveyProps {
	verdict: SurveyVerdict;
	data: WhyData;
}

/** A shown survey is expanded; others show the first reason in one line, and expand to the details. */
function Survey( { verdict, data }: SurveyProps ) {
	const { survey, where, checks } = verdict;
	const { strings } = data;
	const failing = checks.filter( ( { holds } ) => ! holds );
	const passing = checks.filter( ( { holds } ) => holds );

	if ( where !== 'none' ) {
		return (
			<li>
				<div class="head">
					<h3>
						<bdi>{ survey.title }</bdi>
					</h3>
					<span class={ `state ${ where }` }>{ strings[ where ] }</span>
				</div>
				<Rules checks={ checks } />
				<Actions verdict={ verdict } data={ data } />
			</li>
		);
	}
	const [ first ] = failing;
	return (
		<li>
			<details>
				<summary>
					<h3>
						<bdi>{ survey.title }</bdi>
					</h3>
					{ data.preview === 0 && (
						<p class="sum">{ first ? strings.because.replace( '%s', () => first.text ) : strings.none }</p>
					) }
				</summary>
				{ failing.length > 1 && <Rules checks={ failing } /> }
				{ passing.length > 0 && (
					<details class="passes">
						<summary>{ strings.passes.replace( '%s', String( passing.length ) ) }</summary>
						<Rules checks={ passing } />
					</details>
				) }
				<Actions verdict={ verdict } data={ data } />
			</details>
		</li>
	);
}

function Actions( { verdict: { survey, where }, data }: SurveyProps ) {
	const { strings } = data;
	const isOfPage = survey.kept === 'page_off' || survey.kept === 'page_other';

	return (
		<p class="actions">
			{ where !== 'previewed' && (
				<a class="button" href={ here( survey.id ) } aria-label={ `${ strings.preview }: ${ survey.title }` }>
					{ strings.preview }
				</a>
			) }
			<a href={ survey.edit } aria-label={ `${ strings.edit }: ${ survey.title }` }>
				{ strings.edit }
			</a>
			{ isOfPage && data.edit_page !== '' && <a href={ data.edit_page }>{ strings.edit_page }</a> }
		</p>
	);
}

function Rules( { checks }: { checks: Check[] } ) {
	return (
		<ul class="checks">
			{ checks.map( ( check ) => (
				<Rule key={ check.text } check={ check } />
			) ) }
		</ul>
	);
}

function Rule( { check: { holds, text } }: { check: Check } ) {
	return (
		<li class={ holds ? 'holds' : 'fails' }>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d={ holds ? 'M5 13l4 4L19 7' : 'M6 6l12 12M18 6L6 18' } />
			</svg>
			<span>{ text }</span>
		</li>
	);
}

/** Returns this page's URL as a preview of a survey; 0 for the page itself. */
function here( id: number ): string {
	const address = new URL( location.href );
	address.searchParams.delete( 'userfeedback_preview' );
	if ( id > 0 ) {
		address.searchParams.set( 'userfeedback_preview', String( id ) );
	}
	return address.href;
}

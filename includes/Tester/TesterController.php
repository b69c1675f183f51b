<?php
declare(strict_types=1);

namespace UserFeedback\Tester;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Schema\Site\TesterShape;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Rest\Request;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Widget\Manifest\PageContext;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What the builder's tester has to be told: the browser decides, by the rules that it has for visitors. */
final class TesterController {

	public function __construct(
		private readonly FindPage $findPage,
		private readonly PageMapper $mapper,
		private readonly VisitsQuery $visits,
		private readonly Clock $clock,
		private readonly SurveyRepository $surveys
	) {}

	/**
	 * @return array<string, mixed>
	 * @throws Invalid the address is none of this site.
	 */
	public function page( Request $request ): array {
		$url  = $request->query()['url'] ?? home_url( '/' );
		$role = $request->query()['role'] ?? '';
		if ( ! is_string( $url ) || ! PageContext::isHere( $url ) ) {
			throw new Invalid( array( new Violation( 'url', 'foreign', null, __( 'Enter a URL from this site.', 'userfeedback' ) ) ) );
		}
		return $this->mapper->whole( $this->findPage->run( $url ), '' === $role ? null : self::known( $role ), $this->asked( $request ) );
	}

	/** @return array<string, mixed> */
	public function live( Request $request ): array {
		return $this->mapper->live( $this->asked( $request ) );
	}

	/** The survey that is asked about; null for a new one. */
	private function asked( Request $request ): ?Survey {
		$id = $request->query()['survey'] ?? null;
		return is_int( $id ) ? $this->surveys->find( $id ) : null;
	}

	/** @return list<string> nothing of a role that the site does not have. */
	private static function known( mixed $role ): array {
		return is_string( $role ) && null !== get_role( $role ) ? array( $role ) : array();
	}

	/** @return array<string, mixed> */
	public function visits(): array {
		$from    = $this->clock->daysAgo( TesterShape::DAYS - 1 );
		$answers = $this->visits->answers( $from, TesterShape::MOST_ANSWERS );
		return $this->visits->displays( $from ) + array(
			'today'   => $this->clock->day(),
			'pages'   => self::pages( array_column( $answers, 'page' ) ),
			'answers' => $answers,
		);
	}

	/**
	 * @param list<int> $ids
	 * @return list<array<string, mixed>> those that visitors can see.
	 */
	private static function pages( array $ids ): array {
		$ids = array_values( array_unique( array_diff( $ids, array( 0 ) ) ) );
		_prime_post_caches( $ids ); // All at once, with their terms and what their authors chose.
		$pages = array_map( static fn( int $id ): PageContext => PageContext::byId( $id ), $ids );
		return array_map(
			static fn( PageContext $page ): array => PageMapper::facts( $page ),
			array_values( array_filter( $pages, static fn( PageContext $page ): bool => $page->isKnown && $page->id > 0 ) )
		);
	}
}

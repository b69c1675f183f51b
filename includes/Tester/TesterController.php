<?php
declare(strict_types=1);

namespace UserFeedback\Tester;

use UserFeedback\Clock;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Site\TesterShape;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Rest\Request;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Widget\Manifest\PageContext;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data for the builder's tester: the browser decides, with the same rules as for visitors. */
final class TesterController {

	public function __construct(
		private readonly FindPage $findPage,
		private readonly PageMapper $mapper,
		private readonly VisitsQuery $visits,
		private readonly Clock $clock,
		private readonly SurveyRepository $surveys
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'tester/page', array( self::class, 'page' ), Can::EDIT )
				->query( static fn() => TesterShape::pageQuery() )
				->returns( static fn() => TesterShape::page() ),
			Route::get( 'tester/live', array( self::class, 'live' ), Can::EDIT_OR_VIEW )
				->query( static fn() => TesterShape::liveQuery() )
				->returns( static fn() => TesterShape::live() ),
			Route::get( 'tester/visits', array( self::class, 'visits' ), Can::VIEW )
				->returns( static fn() => TesterShape::visits() ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Invalid if the address isn't on this site.
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

	/** Returns the survey to test; null for a new one. */
	private function asked( Request $request ): ?Survey {
		$id = $request->query()['survey'] ?? null;
		return is_int( $id ) ? $this->surveys->find( $id ) : null;
	}

	/** @return list<string> empty for a role that the site doesn't have. */
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
	 * @return list<array<string, mixed>> pages that visitors can see.
	 */
	private static function pages( array $ids ): array {
		$ids = array_values( array_unique( array_diff( $ids, array( 0 ) ) ) );
		_prime_post_caches( $ids ); // Loads all in one batch, with their terms and authors' choices.
		$pages = array_map( static fn( int $id ): PageContext => PageContext::byId( $id ), $ids );
		return array_map(
			static fn( PageContext $page ): array => PageMapper::facts( $page ),
			array_values( array_filter( $pages, static fn( PageContext $page ): bool => $page->isKnown && $page->id > 0 ) )
		);
	}
}

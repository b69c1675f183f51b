<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Tester;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Widget\Manifest\PageContext;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data for the builder's tester: the browser decides, with the same rules as for visitors. */
final class TesterController {

	public function __construct(
		private readonly FindPageByUrl $findPage,
		private readonly TesterPageMapper $mapper,
		private readonly TesterVisitsQuery $visits,
		private readonly Clock $clock,
		private readonly SurveyRepository $surveys
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'tester/page', array( self::class, 'page' ), Permission::EDIT )
				->query( static fn() => TesterShape::pageQuery() )
				->returns( static fn() => TesterShape::page() ),
			Route::get( 'tester/live', array( self::class, 'live' ), Permission::EDIT_OR_VIEW )
				->query( static fn() => TesterShape::liveQuery() )
				->returns( static fn() => TesterShape::live() ),
			Route::get( 'tester/visits', array( self::class, 'visits' ), Permission::VIEW )
				->returns( static fn() => TesterShape::visits() ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws ValidationFailed if the address isn't on this site.
	 */
	public function page( Request $request ): array {
		$url  = $request->query()['url'] ?? home_url( '/' );
		$role = $request->query()['role'] ?? '';
		if ( ! is_string( $url ) || ! PageContext::isHere( $url ) ) {
			throw new ValidationFailed(
				array( new Violation( 'url', 'foreign', null, __( 'Enter a URL from this site.', 'userfeedback' ) ) )
			);
		}
		$roles = '' === $role ? null : self::knownRoles( $role );
		return $this->mapper->toArray( $this->findPage->find( $url ), $roles, $this->requestedSurvey( $request ) );
	}

	/** @return array<string, mixed> */
	public function live( Request $request ): array {
		return $this->mapper->live( $this->requestedSurvey( $request ) );
	}

	/** Returns the survey to test; null for a new one. */
	private function requestedSurvey( Request $request ): ?Survey {
		$id = $request->query()['survey'] ?? null;
		return is_int( $id ) ? $this->surveys->find( $id ) : null;
	}

	/** @return list<string> empty for a role that the site doesn't have. */
	private static function knownRoles( mixed $role ): array {
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
			static fn( PageContext $page ): array => TesterPageMapper::facts( $page ),
			array_values( array_filter( $pages, static fn( PageContext $page ): bool => $page->isKnown && $page->id > 0 ) )
		);
	}
}

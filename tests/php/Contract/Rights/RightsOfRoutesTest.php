<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Rights;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Rest\RouteTable;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Hostile\Sample;

/** Generated from the route table, so new routes are tested automatically. */
final class RightsOfRoutesTest extends RestTestCase {

	private const RIGHTS = array( Can::EDIT, Can::VIEW, Can::DELETE, Can::SETTINGS );

	/** Written by hand, because a wrong table would match itself. */
	public const PROMISED = array(
		'GET /surveys'                                     => Can::EDIT_OR_VIEW,
		'POST /surveys'                                    => Can::EDIT,
		'POST /surveys/preview'                            => Can::EDIT,
		'GET /surveys/defaults'                            => Can::EDIT,
		'GET /surveys/{id}'                                => Can::EDIT_OR_VIEW,
		'GET /surveys/{id}/kept'                           => Can::EDIT,
		'POST /surveys/{id}/kept'                          => Can::EDIT,
		'DELETE /surveys/{id}/kept'                        => Can::EDIT,
		'POST /surveys/{id}/editing'                       => Can::EDIT,
		'DELETE /surveys/{id}/editing'                     => Can::EDIT,
		'POST /surveys/{id}/duplicate'                     => Can::EDIT,
		'POST /surveys/{id}/move'                          => Can::EDIT,
		'POST /surveys/publish'                            => Can::EDIT,
		'POST /surveys/draft'                              => Can::EDIT,
		'POST /surveys/trash'                              => Can::DELETE,
		'POST /surveys/restore'                            => Can::DELETE,
		'DELETE /surveys'                                  => Can::DELETE,
		'GET /survey-templates'                            => Can::EDIT,
		'GET /survey-templates/cards'                      => Can::EDIT,
		'GET /results-summary'                             => Can::VIEW,
		'GET /surveys/{id}/questions/{question_id}/answers' => Can::VIEW,
		'GET /surveys/{id}/results'                        => Can::VIEW,
		'GET /surveys/{id}/cross'                          => Can::VIEW,
		'GET /surveys/{id}/time'                           => Can::VIEW,
		'GET /surveys/{id}/nps-change'                     => Can::VIEW,
		'GET /surveys/{id}/filter-values'                  => Can::VIEW,
		'GET /surveys/{id}/responses'                      => Can::VIEW,
		'GET /surveys/{id}/responses/{response_id}'        => Can::VIEW,
		'POST /surveys/{id}/responses/trash'               => Can::DELETE,
		'POST /surveys/{id}/responses/restore'             => Can::DELETE,
		'DELETE /surveys/{id}/responses'                   => Can::DELETE,
		'GET /surveys/{id}/shares'                         => Can::VIEW,
		'POST /surveys/{id}/shares'                        => Can::VIEW_AND_EDIT,
		'DELETE /shares/{id}'                              => Can::VIEW_AND_EDIT,
		'GET /deliveries'                                  => Can::VIEW_AND_EDIT,
		'GET /deliveries/{id}'                             => Can::VIEW_AND_EDIT,
		'POST /deliveries/retry'                           => Can::VIEW_AND_EDIT,
		'POST /deliveries/replay'                          => Can::VIEW_AND_EDIT,
		'POST /deliveries/work'                            => Can::VIEW_AND_EDIT,
		'GET /surveys/{id}/destinations'                   => Can::EDIT,
		'POST /destinations/{id}/resume'                   => Can::VIEW_AND_EDIT,
		'POST /response-mail/sample'                       => Can::EDIT,
		'GET /search'                                      => Can::EDIT,
		'GET /logic-type'                                  => Can::EDIT,
		'GET /tester/page'                                 => Can::EDIT,
		'GET /tester/live'                                 => Can::EDIT_OR_VIEW,
		'GET /tester/visits'                               => Can::VIEW,
		'GET /settings'                                    => Can::EDIT_OR_SETTINGS,
		'POST /settings'                                   => Can::SETTINGS,
		'POST /summary-mail'                               => Can::SETTINGS,
		'POST /summary-mail/test'                          => Can::SETTINGS,
		'GET /kept'                                        => Can::SETTINGS,
		'GET /notifications'                               => Can::EDIT_OR_SETTINGS,
		'POST /notifications/{id}/dismiss'                 => Can::EDIT_OR_SETTINGS,
		'POST /notifications/action'                       => Can::EDIT_OR_SETTINGS,
		'GET /checklist'                                   => Can::EDIT,
		'POST /checklist/dismiss'                          => Can::EDIT,
		'GET /widget/manifest'                             => Can::ANYONE,
		'GET /widget/country'                              => Can::ANYONE,
		'POST /surveys/{id}/impression'                    => Can::ANYONE,
		'POST /surveys/{id}/responses'                     => Can::ANYONE,
		'POST /widget/wake'                                => Can::ANYONE,
		'POST /drafting/support'                           => Can::EDIT,
		'POST /drafting/survey'                            => Can::EDIT,
		'GET /ai-summary/{id}'                             => Can::VIEW,
		'GET /preload-ai-summary/{id}'                     => Can::VIEW,
		'GET /surveys/{id}/questions/{question_id}/themes' => Can::VIEW,
		'POST /surveys/{id}/questions/{question_id}/themes' => Can::VIEW,
		'GET /themes/{id}/answers'                         => Can::VIEW,
		'POST /themes/{id}'                                => Can::VIEW_AND_EDIT,
		'DELETE /themes/{id}'                              => Can::VIEW_AND_EDIT,
		'GET /surveys/{id}/exports'                        => Can::VIEW,
		'POST /surveys/{id}/exports'                       => Can::VIEW,
		'GET /exports/{id}'                                => Can::VIEW,
		'POST /exports/{id}'                               => Can::VIEW,
		'DELETE /exports/{id}'                             => Can::VIEW,
		'POST /webhooks/sample'                            => Can::VIEW_AND_EDIT,
		'POST /webhooks/test'                              => Can::VIEW_AND_EDIT,
		'GET /heatmaps/pages'                              => Can::VIEW,
		'GET /heatmaps/pages/{key}'                        => Can::VIEW,
		'POST /heatmaps/pages/{key}/view'                  => Can::VIEW,
		'DELETE /heatmaps/pages'                           => Can::DELETE,
		'POST /heatmaps/visits'                            => Can::ANYONE,
		'GET /fonts'                                       => Can::EDIT_OR_SETTINGS,
		'POST /fonts'                                      => Can::EDIT_OR_SETTINGS,
		'GET /google/folders'                              => Can::SETTINGS,
		'POST /google/folders'                             => Can::SETTINGS,
		'GET /usage'                                       => Can::SETTINGS,
		'GET /post-ratings/settings'                       => Can::SETTINGS,
		'POST /post-ratings/settings'                      => Can::SETTINGS,
		'POST /post-ratings/preview'                       => Can::SETTINGS,
		'GET /post-ratings/results'                        => Can::VIEW,
		'GET /post-ratings/results/{post_id}'              => Can::VIEW,
		'DELETE /post-ratings/results/{post_id}/reasons'   => Can::DELETE,
		'GET /posts/{post_id}/feedback'                    => Can::VIEW,
		'GET /post-ratings/{post_id}'                      => Can::ANYONE,
		'POST /post-ratings/{post_id}'                     => Can::ANYONE,
		'POST /post-ratings/{post_id}/reason'              => Can::ANYONE,
	);

	public function test_each_route_requires_the_listed_permission(): void {
		$promised = self::PROMISED;
		$declared = array_map( static fn( array $row ): Can => $row[0]->can, self::routes() );
		ksort( $promised ); // Features decide the order of routes.
		ksort( $declared );

		self::assertSame( $promised, $declared );
	}

	/** @dataProvider routes */
	public function test_a_user_with_the_permission_is_allowed( Route $route ): void {
		foreach ( self::whoMayCall( $route ) as $rights ) {
			$answer = $this->called( $route, array() === $rights ? $this->asVisitor() : $this->asRoleWith( ...$rights ) );
			self::assertNotSame( 'userfeedback_forbidden', $answer->at( 'code' ) );
			self::assertLessThan( 500, $answer->status );
		}
	}

	/** @dataProvider guardedRoutes */
	public function test_a_user_with_every_other_permission_is_refused_and_nothing_changes( Route $route ): void {
		$others = array_filter( self::RIGHTS, static fn( Can $right ): bool => ! self::opens( $right, $route ) );
		$trash  = $this->aSurvey( array( 'status' => 'trash' ) );
		$before = $this->stored();

		$this->assertForbidden( $this->called( $route, $this->asRoleWith( ...$others ), $trash->id ) );
		$this->assertForbidden( $this->called( $route, $this->asVisitor(), $trash->id ) );
		foreach ( Can::VIEW_AND_EDIT === $route->can ? array( Can::VIEW, Can::EDIT ) : array() as $half ) {
			$this->assertForbidden( $this->called( $route, $this->asRoleWith( $half ), $trash->id ) );
		}
		self::assertSame( $before, $this->stored() );
	}

	/** @return array<string, array{Route}> */
	public static function routes(): array {
		$named = array();
		foreach ( RouteTable::all() as $route ) {
			$named[ $route->key() ] = array( $route );
		}
		return $named;
	}

	/** @return array<string, array{Route}> */
	public static function guardedRoutes(): array {
		return array_filter( self::routes(), static fn( array $row ): bool => Can::ANYONE !== $row[0]->can );
	}

	/** @return list<list<Can>> empty for a visitor. */
	private static function whoMayCall( Route $route ): array {
		$alone = array_filter( self::RIGHTS, static fn( Can $right ): bool => self::opens( $right, $route ) );
		return match ( $route->can ) {
			Can::ANYONE        => array( array() ),
			Can::VIEW_AND_EDIT => array( array( Can::VIEW, Can::EDIT ) ),
			default            => array_map( static fn( Can $right ): array => array( $right ), array_values( $alone ) ),
		};
	}

	private static function opens( Can $right, Route $route ): bool {
		return in_array( $right->value, $route->can->capabilities(), true );
	}

	private function called( Route $route, self $as, ?int $id = null ): RestAnswer {
		$id ??= $this->aSurvey()->id;
		$body = array_key_exists( 'survey_ids', $route->bodyShape()->properties() ) ? array( 'survey_ids' => array( $id ) ) : array();
		if ( array_key_exists( 'title', $route->bodyShape()->properties() ) ) {
			$body = array( 'title' => 'Made by this test' );
		}
		return $as->request( $route->method, Sample::path( $route, $id ), 'GET' === $route->method ? null : $body );
	}

	/** @return list<array<string, string|null>> */
	private function stored(): array {
		return Plugin::get( Db::class )->rows( 'SELECT * FROM {surveys} ORDER BY id' );
	}
}

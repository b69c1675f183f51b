<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Rights;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Rest\RouteTable;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Hostile\Sample;

/** Generated from the route table, so new routes are tested automatically. */
final class RightsOfRoutesTest extends RestTestCase {

	private const RIGHTS = array( Permission::EDIT, Permission::VIEW, Permission::DELETE, Permission::SETTINGS );

	/** Written by hand, because a wrong table would match itself. */
	public const PROMISED = array(
		'GET /surveys'                                     => Permission::EDIT_OR_VIEW,
		'POST /surveys'                                    => Permission::EDIT,
		'POST /surveys/preview'                            => Permission::EDIT,
		'GET /surveys/defaults'                            => Permission::EDIT,
		'GET /surveys/{id}'                                => Permission::EDIT_OR_VIEW,
		'GET /surveys/{id}/kept'                           => Permission::EDIT,
		'POST /surveys/{id}/kept'                          => Permission::EDIT,
		'DELETE /surveys/{id}/kept'                        => Permission::EDIT,
		'POST /surveys/{id}/editing'                       => Permission::EDIT,
		'DELETE /surveys/{id}/editing'                     => Permission::EDIT,
		'POST /surveys/{id}/duplicate'                     => Permission::EDIT,
		'POST /surveys/{id}/version'                       => Permission::EDIT,
		'POST /surveys/{id}/comparison'                    => Permission::EDIT,
		'POST /surveys/{id}/comparison/stop'               => Permission::EDIT,
		'GET /surveys/{id}/comparison'                     => Permission::VIEW,
		'POST /surveys/{id}/move'                          => Permission::EDIT,
		'POST /surveys/publish'                            => Permission::EDIT,
		'POST /surveys/draft'                              => Permission::EDIT,
		'POST /surveys/trash'                              => Permission::DELETE,
		'POST /surveys/restore'                            => Permission::DELETE,
		'DELETE /surveys'                                  => Permission::DELETE,
		'GET /survey-templates'                            => Permission::EDIT,
		'GET /survey-templates/cards'                      => Permission::EDIT,
		'GET /results-summary'                             => Permission::VIEW,
		'GET /surveys/{id}/questions/{question_id}/answers' => Permission::VIEW,
		'GET /surveys/{id}/results'                        => Permission::VIEW,
		'GET /surveys/{id}/cross'                          => Permission::VIEW,
		'GET /surveys/{id}/drop-off'                       => Permission::VIEW,
		'GET /surveys/{id}/time'                           => Permission::VIEW,
		'GET /surveys/{id}/nps-change'                     => Permission::VIEW,
		'GET /surveys/{id}/filter-values'                  => Permission::VIEW,
		'GET /surveys/{id}/responses'                      => Permission::VIEW,
		'GET /surveys/{id}/responses/{response_id}'        => Permission::VIEW,
		'POST /surveys/{id}/responses/trash'               => Permission::DELETE,
		'POST /surveys/{id}/responses/restore'             => Permission::DELETE,
		'DELETE /surveys/{id}/responses'                   => Permission::DELETE,
		'POST /surveys/{id}/single-use-links'              => Permission::EDIT,
		'GET /surveys/{id}/shares'                         => Permission::VIEW,
		'POST /surveys/{id}/shares'                        => Permission::VIEW_AND_EDIT,
		'DELETE /shares/{id}'                              => Permission::VIEW_AND_EDIT,
		'GET /deliveries'                                  => Permission::VIEW_AND_EDIT,
		'GET /deliveries/{id}'                             => Permission::VIEW_AND_EDIT,
		'POST /deliveries/retry'                           => Permission::VIEW_AND_EDIT,
		'POST /deliveries/replay'                          => Permission::VIEW_AND_EDIT,
		'POST /deliveries/work'                            => Permission::VIEW_AND_EDIT,
		'GET /surveys/{id}/destinations'                   => Permission::EDIT,
		'POST /destinations/{id}/resume'                   => Permission::VIEW_AND_EDIT,
		'POST /response-mail/sample'                       => Permission::EDIT,
		'GET /search'                                      => Permission::EDIT,
		'GET /logic-type'                                  => Permission::EDIT,
		'GET /tester/page'                                 => Permission::EDIT,
		'GET /tester/live'                                 => Permission::EDIT_OR_VIEW,
		'GET /tester/visits'                               => Permission::VIEW,
		'GET /settings'                                    => Permission::EDIT_OR_SETTINGS,
		'POST /settings'                                   => Permission::SETTINGS,
		'POST /summary-mail'                               => Permission::SETTINGS,
		'POST /summary-mail/test'                          => Permission::SETTINGS,
		'GET /kept'                                        => Permission::SETTINGS,
		'GET /notifications'                               => Permission::EDIT_OR_SETTINGS,
		'POST /notifications/{id}/dismiss'                 => Permission::EDIT_OR_SETTINGS,
		'POST /notifications/action'                       => Permission::EDIT_OR_SETTINGS,
		'GET /checklist'                                   => Permission::EDIT,
		'POST /checklist/dismiss'                          => Permission::EDIT,
		'GET /widget/manifest'                             => Permission::ANYONE,
		'GET /widget/country'                              => Permission::ANYONE,
		'POST /surveys/{id}/impression'                    => Permission::ANYONE,
		'POST /surveys/{id}/visits'                        => Permission::ANYONE,
		'POST /surveys/{id}/responses'                     => Permission::ANYONE,
		'POST /widget/wake'                                => Permission::ANYONE,
		'POST /drafting/support'                           => Permission::EDIT,
		'POST /drafting/survey'                            => Permission::EDIT,
		'GET /ai-summary/{id}'                             => Permission::VIEW,
		'GET /preload-ai-summary/{id}'                     => Permission::VIEW,
		'GET /surveys/{id}/questions/{question_id}/themes' => Permission::VIEW,
		'POST /surveys/{id}/questions/{question_id}/themes' => Permission::VIEW,
		'GET /themes/{id}/answers'                         => Permission::VIEW,
		'POST /themes/{id}'                                => Permission::VIEW_AND_EDIT,
		'DELETE /themes/{id}'                              => Permission::VIEW_AND_EDIT,
		'GET /surveys/{id}/exports'                        => Permission::VIEW,
		'POST /surveys/{id}/exports'                       => Permission::VIEW,
		'GET /exports/{id}'                                => Permission::VIEW,
		'POST /exports/{id}'                               => Permission::VIEW,
		'DELETE /exports/{id}'                             => Permission::VIEW,
		'POST /webhooks/sample'                            => Permission::VIEW_AND_EDIT,
		'POST /webhooks/test'                              => Permission::VIEW_AND_EDIT,
		'GET /heatmaps/pages'                              => Permission::VIEW,
		'GET /heatmaps/pages/{key}'                        => Permission::VIEW,
		'POST /heatmaps/pages/{key}/view'                  => Permission::VIEW,
		'DELETE /heatmaps/pages'                           => Permission::DELETE,
		'POST /heatmaps/visits'                            => Permission::ANYONE,
		'GET /fonts'                                       => Permission::EDIT_OR_SETTINGS,
		'POST /fonts'                                      => Permission::EDIT_OR_SETTINGS,
		'GET /google/folders'                              => Permission::SETTINGS,
		'POST /google/folders'                             => Permission::SETTINGS,
		'GET /usage'                                       => Permission::SETTINGS,
		'GET /post-ratings/settings'                       => Permission::SETTINGS,
		'POST /post-ratings/settings'                      => Permission::SETTINGS,
		'POST /post-ratings/preview'                       => Permission::SETTINGS,
		'GET /post-ratings/results'                        => Permission::VIEW,
		'GET /post-ratings/results/{post_id}'              => Permission::VIEW,
		'DELETE /post-ratings/results/{post_id}/reasons'   => Permission::DELETE,
		'GET /posts/{post_id}/feedback'                    => Permission::VIEW,
		'GET /post-ratings/{post_id}'                      => Permission::ANYONE,
		'POST /post-ratings/{post_id}'                     => Permission::ANYONE,
		'POST /post-ratings/{post_id}/reason'              => Permission::ANYONE,
	);

	public function test_each_route_requires_the_listed_permission(): void {
		$promised = self::PROMISED;
		$declared = array_map( static fn( array $row ): Permission => $row[0]->permission, self::routes() );
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
		$others = array_filter( self::RIGHTS, static fn( Permission $right ): bool => ! self::opens( $right, $route ) );
		$trash  = $this->aSurvey( array( 'status' => 'trash' ) );
		$before = $this->stored();

		$this->assertForbidden( $this->called( $route, $this->asRoleWith( ...$others ), $trash->id ) );
		$this->assertForbidden( $this->called( $route, $this->asVisitor(), $trash->id ) );
		foreach ( Permission::VIEW_AND_EDIT === $route->permission ? array( Permission::VIEW, Permission::EDIT ) : array() as $half ) {
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
		return array_filter( self::routes(), static fn( array $row ): bool => Permission::ANYONE !== $row[0]->permission );
	}

	/** @return list<list<Permission>> empty for a visitor. */
	private static function whoMayCall( Route $route ): array {
		$alone = array_filter( self::RIGHTS, static fn( Permission $right ): bool => self::opens( $right, $route ) );
		return match ( $route->permission ) {
			Permission::ANYONE        => array( array() ),
			Permission::VIEW_AND_EDIT => array( array( Permission::VIEW, Permission::EDIT ) ),
			default                   => array_map( static fn( Permission $right ): array => array( $right ), array_values( $alone ) ),
		};
	}

	private static function opens( Permission $right, Route $route ): bool {
		return in_array( $right->value, $route->permission->capabilities(), true );
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

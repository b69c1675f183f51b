<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Rights;

use UserFeedback\Operations\Abilities\Operations;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\AbilityTestCase;
use UserFeedback\Tests\Support\Hostile\Sample;
use UserFeedback\Tests\Support\Made\Stored;
use UserFeedback\Tests\Support\Rights\Principal;
use UserFeedback\Tests\Support\Rights\PrincipalTestCase;
use WP_REST_Request;

/**
 * Calls every ability as every user.
 *
 * @group anywhere
 */
final class RightsOfAbilitiesTest extends PrincipalTestCase {

	/** Written by hand, like those of routes. */
	private const PROMISED = array(
		'list-surveys'        => Permission::EDIT_OR_VIEW,
		'get-survey'          => Permission::EDIT_OR_VIEW,
		'list-templates'      => Permission::EDIT,
		'preview-survey'      => Permission::EDIT,
		'create-survey'       => Permission::EDIT,
		'update-survey'       => Permission::EDIT,
		'duplicate-survey'    => Permission::EDIT,
		'publish-surveys'     => Permission::EDIT,
		'unpublish-surveys'   => Permission::EDIT,
		'trash-surveys'       => Permission::DELETE,
		'restore-surveys'     => Permission::DELETE,
		'delete-surveys'      => Permission::DELETE,
		'get-results-summary' => Permission::VIEW,
		'get-results'         => Permission::VIEW,
		'list-text-answers'   => Permission::VIEW,
		'get-themes'          => Permission::VIEW,
		'read-post-ratings'   => Permission::VIEW,
		'list-responses'      => Permission::VIEW,
		'get-response'        => Permission::VIEW,
		'trash-responses'     => Permission::DELETE,
		'restore-responses'   => Permission::DELETE,
		'start-export'        => Permission::VIEW,
		'continue-export'     => Permission::VIEW,
		'list-exports'        => Permission::VIEW,
		'list-deliveries'     => Permission::VIEW_AND_EDIT,
		'get-delivery'        => Permission::VIEW_AND_EDIT,
		'retry-deliveries'    => Permission::VIEW_AND_EDIT,
		'replay-deliveries'   => Permission::VIEW_AND_EDIT,
		'work-deliveries'     => Permission::VIEW_AND_EDIT,
		'recount'             => Permission::SETTINGS,
		'doctor'              => Permission::SETTINGS,
	);

	public function test_each_ability_requires_the_listed_permission(): void {
		$rights = array();
		foreach ( Operations::all() as $operation ) {
			$rights[ $operation->name ] = $operation->route->permission;
		}
		self::assertSame( self::PROMISED, $rights );
	}

	/** @dataProvider everybody */
	public function test_each_user_can_do_only_what_they_have_permission_for( Principal $who ): void {
		$survey = $this->aSurvey();
		$this->as( $who );
		$user   = get_current_user_id();
		$before = Stored::now()->checksum();

		foreach ( Operations::all() as $operation ) {
			$known = array( 'survey_ids' => array( $survey->id ), 'id' => $survey->id );
			foreach ( array( Sample::least( $operation->inputShape(), $known ), array( 'nonsense' => 1 ) ) as $input ) {
				Plugin::get( Transaction::class )->begin();
				wp_set_current_user( $user );
				$status = $this->statusOf( $operation->name, AbilityTestCase::methodOf( $operation ), $input );
				$said   = "$who->value, $operation->name: $status";
				if ( ! AbilityTestCase::hasAbilities() ) {
					self::assertSame( 404, $status, $said );
				} elseif ( $who->may( self::PROMISED[ $operation->name ] ) ) {
					self::assertNotContains( $status, array( 401, 403 ), $said );
					self::assertLessThan( 500, $status, $said );
				} else {
					self::assertSame( Principal::VISITOR === $who ? 401 : 403, $status, $said );
					self::assertSame( $before, Stored::now()->checksum(), "$said, and something changed." );
				}
				Plugin::get( Transaction::class )->rollBack();
				wp_cache_flush();
			}
		}
	}

	private function statusOf( string $name, string $method, mixed $input ): int {
		/** @var WP_REST_Request<array<string, mixed>> $request */
		$request = new WP_REST_Request( $method, "/wp-abilities/v1/abilities/userfeedback/$name/run" );
		if ( 'POST' === $method ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( array( 'input' => array() === $input ? (object) array() : $input ) ) );
		} elseif ( array() !== $input ) {
			$request->set_query_params( array( 'input' => $input ) );
		}
		return rest_get_server()->dispatch( $request )->get_status();
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Rights;

use UserFeedback\Abilities\Operations;
use UserFeedback\Contract\Can;
use UserFeedback\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\AbilityTestCase;
use UserFeedback\Tests\Support\Cases\PrincipalTestCase;
use UserFeedback\Tests\Support\Hostile\Sample;
use UserFeedback\Tests\Support\Made\Stored;
use UserFeedback\Tests\Support\Rights\Principal;
use WP_REST_Request;

/**
 * Calls every ability as every user.
 *
 * @group anywhere
 */
final class RightsOfAbilitiesTest extends PrincipalTestCase {

	/** Written by hand, like those of routes. */
	private const PROMISED = array(
		'list-surveys'        => Can::EDIT_OR_VIEW,
		'get-survey'          => Can::EDIT_OR_VIEW,
		'list-templates'      => Can::EDIT,
		'preview-survey'      => Can::EDIT,
		'create-survey'       => Can::EDIT,
		'update-survey'       => Can::EDIT,
		'duplicate-survey'    => Can::EDIT,
		'publish-surveys'     => Can::EDIT,
		'unpublish-surveys'   => Can::EDIT,
		'trash-surveys'       => Can::DELETE,
		'restore-surveys'     => Can::DELETE,
		'delete-surveys'      => Can::DELETE,
		'get-results-summary' => Can::VIEW,
		'get-results'         => Can::VIEW,
		'list-text-answers'   => Can::VIEW,
		'get-themes'          => Can::VIEW,
		'read-post-ratings'   => Can::VIEW,
		'list-responses'      => Can::VIEW,
		'get-response'        => Can::VIEW,
		'trash-responses'     => Can::DELETE,
		'restore-responses'   => Can::DELETE,
		'start-export'        => Can::VIEW,
		'continue-export'     => Can::VIEW,
		'list-exports'        => Can::VIEW,
		'list-deliveries'     => Can::VIEW_AND_EDIT,
		'get-delivery'        => Can::VIEW_AND_EDIT,
		'retry-deliveries'    => Can::VIEW_AND_EDIT,
		'replay-deliveries'   => Can::VIEW_AND_EDIT,
		'work-deliveries'     => Can::VIEW_AND_EDIT,
		'recount'             => Can::SETTINGS,
		'doctor'              => Can::SETTINGS,
	);

	public function test_each_ability_requires_the_listed_permission(): void {
		$rights = array();
		foreach ( Operations::all() as $operation ) {
			$rights[ $operation->name ] = $operation->route->can;
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

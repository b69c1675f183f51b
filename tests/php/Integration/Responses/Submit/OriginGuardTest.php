<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use WP_REST_Request;

/** Checks of other sites' pages that only the REST route makes; Collector\ForeignOriginTest covers both endpoints. */
final class OriginGuardTest extends RestTestCase {

	use Responding;

	public function test_a_mapped_domain_added_by_a_plugin_can_send_responses_and_no_other_can(): void {
		$survey = $this->aSurvey();
		add_filter( 'userfeedback_allowed_origins', static fn( array $origins ): array => array( ...$origins, 'https://mapped.example' ) );

		foreach ( array( 'https://mapped.example' => 201, 'https://evil.example' => 403 ) as $origin => $status ) {
			$answer = $this->asVisitor()->request(
				'POST',
				"surveys/$survey->id/responses",
				$this->submission( $survey, array( 'Yes' ) ),
				array( 'Origin' => $origin )
			);
			$this->assertStatus( $status, $answer );
		}
	}

	public function test_a_filter_that_returns_no_array_allows_no_other_origin_and_breaks_nothing(): void {
		$survey = $this->aSurvey();
		add_filter( 'userfeedback_allowed_origins', '__return_true' );

		$this->assertStatus(
			403,
			$this->asVisitor()->request(
				'POST',
				"surveys/$survey->id/responses",
				$this->submission( $survey, array( 'Yes' ) ),
				array( 'Origin' => 'https://evil.example' )
			)
		);
		$this->assertStatus(
			201,
			$this->asVisitor()->request(
				'POST',
				"surveys/$survey->id/responses",
				$this->submission( $survey, array( 'Yes' ) ),
				array( 'Origin' => 'https://own.example', 'Host' => 'own.example:8080' )
			)
		);
	}

	/** WordPress matches routes in any case, and a page of another site may use any spelling. */
	public function test_capital_letters_in_the_path_do_not_bypass_the_origin_check(): void {
		$survey = $this->aSurvey();
		foreach ( array( "/userfeedback/v1/surveys/$survey->id/responses", "/UserFeedback/V1/surveys/$survey->id/responses" ) as $path ) {
			/** @var WP_REST_Request<array<string, mixed>> $request */
			$request = new WP_REST_Request( 'POST', $path );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_header( 'Origin', 'https://evil.example' );
			$request->set_body( (string) wp_json_encode( $this->submission( $survey, array( 'Yes' ) ) ) );
			self::assertSame( 403, rest_do_request( $request )->get_status(), $path );

			$request->remove_header( 'Origin' );
			$request->set_body( '{"answers":"' . str_repeat( 'x', Limits::PUBLIC_BODY_BYTES ) . '"}' );
			self::assertSame( 413, rest_do_request( $request )->get_status(), $path );
		}
	}

	public function test_public_data_can_be_read_from_any_origin(): void {
		$this->assertStatus(
			200,
			$this->asVisitor()->request( 'GET', 'widget/manifest', null, array( 'Origin' => 'https://evil.example' ) )
		);
	}
}

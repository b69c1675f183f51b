<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Cost;

use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\CostTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Each REST request loads only the code that handles it, and a request for another plugin's route next to nothing. */
final class RestCostTest extends CostTestCase {

	use Responding;

	/**
	 * @dataProvider routes
	 * @param int $most files of the plugin.
	 */
	public function test_a_request_loads_only_the_files_that_answer_it( string $method, string $route, int $status, int $most ): void {
		$survey = $this->survey ?? $this->aSurvey();
		$this->request( $survey, $method, $route ); // By now WordPress has done its one-time work.
		[ $is, $said ] = $this->request( $survey, $method, $route );

		self::assertSame( $status, $is, $said );
		$files = $this->files( $said );
		self::assertContains( 'includes/Plugin.php', $files );
		self::assertLessThanOrEqual( $most, count( $files ), implode( "\n", $files ) );
	}

	/** @return iterable<string, array{string, string, int, int}> */
	public static function routes(): iterable {
		yield 'the list of surveys' => array( 'GET', '/userfeedback/v1/surveys', 200, 80 );
		yield 'the settings' => array( 'GET', '/userfeedback/v1/settings', 200, 81 );
		yield 'a response' => array( 'POST', '/userfeedback/v1/surveys/{id}/responses', 201, 129 );
		yield 'a route of somebody else' => array( 'GET', '/wp/v2/posts', 200, 30 );
	}

	/** @return array{int, string} */
	private function request( Survey $survey, string $method, string $route ): array {
		$path = '/index.php?rest_route=' . str_replace( '{id}', (string) $survey->id, $route );
		if ( 'POST' === $method ) {
			return $this->get(
				$path,
				array( 'Content-Type' => 'application/json' ),
				'POST',
				(string) wp_json_encode( $this->submission( $survey, array( 'Yes' ) ) )
			);
		}
		return $this->get( $path, str_contains( $route, 'userfeedback' ) ? array( 'X-Uf-User' => '1' ) : array() );
	}
}

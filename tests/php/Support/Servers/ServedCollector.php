<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Responses\Collector\CheckCollector;
use UserFeedback\Responses\Collector\CollectorHooks;
use UserFeedback\Responses\Collector\CollectorSignature;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Responses\Counting\CountEachMinute;
use UserFeedback\Surveys\Lifecycle\SurveyDataRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Base test on a site that is really served, whose collector was reached; its data is committed, so this test cleans up itself. */
abstract class ServedCollector extends SiteTestCase {

	use Responding;

	protected const FILE = '/wp-content/plugins/userfeedback/includes/Widget/collect.php';

	protected ?SiteServer $server = null;

	/** @var list<Survey> */
	private array $made = array();

	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Transaction::class )->rollBack();
	}

	protected function tearDown(): void {
		$this->server?->stop();
		delete_option( CollectorState::OPTION );
		add_option( CollectorState::OPTION, array(), '', true );
		wp_unschedule_hook( 'userfeedback_process' );
		foreach ( $this->made as $survey ) {
			( new SurveyDataRepository( Plugin::get( Db::class ) ) )->deleteOf( array( $survey->id ) );
			Plugin::get( Db::class )->write( 'DELETE FROM {rate_limits} WHERE survey_id = %d', array( $survey->id ) );
			Plugin::get( SurveyRepository::class )->changeStatus(
				array( Plugin::get( SurveyRepository::class )->get( $survey->id ) ),
				SurveyStatus::TRASH
			);
			Plugin::get( SurveyRepository::class )->delete( array( $survey->id ) );
		}
		Plugin::get( Transaction::class )->begin();
		parent::tearDown();
	}

	/** Serves the site and points the collector check at it. */
	protected function serve( ?string $root = null, ?string $router = null, string $file = self::FILE ): bool {
		$this->server = SiteServer::start( $root, $router );
		$host         = $this->server->host;
		$address      = "http://{$host}$file";
		add_filter( 'plugins_url', static fn( string $url ): string => str_ends_with( $url, 'collect.php' ) ? $address : $url );
		add_filter(
			'rest_url',
			fn( string $url ): string => "http://{$host}/wp-json/" . ltrim(
				(string) preg_replace( '#^.*(/wp-json/|rest_route=/)#', '', $url ),
				'/'
			)
		);
		// A network identifies its sites by host.
		add_filter(
			'http_request_args',
			static fn( array $arguments ): array => array(
				'headers' => array( 'Host' => (string) wp_parse_url( home_url(), PHP_URL_HOST ) ),
			) + $arguments
		);
		return $this->module()->check();
	}

	protected function module(): CollectorHooks {
		return new CollectorHooks(
			$this->check(),
			new CollectorState(),
			static fn(): CountEachMinute => Plugin::get( CountEachMinute::class )
		);
	}

	protected function check(): CheckCollector {
		return new CheckCollector(
			new CollectorState(),
			static fn(): CollectorSignature => new CollectorSignature( SiteSetup::writeKey() ),
			USERFEEDBACK_VERSION
		);
	}

	/** @param array<string, mixed> $changes as for a_survey(). */
	protected function aStoredSurvey( array $changes = array() ): Survey {
		$survey       = $this->aSurvey( $changes );
		$this->made[] = $survey;
		return $survey;
	}

	/** @return array{int, string} */
	protected function collect( string $query, string $body = '', string $type = 'application/json', string $file = self::FILE ): array {
		return $this->server?->get( "$file?$query", array( 'Content-Type' => $type ), 'POST', $body ) ?? array( 0, '' );
	}

	/** @return array{int, string} */
	protected function rest( string $path, string $body = '', string $type = 'application/json' ): array {
		return $this->server?->get( "/wp-json/userfeedback/v1/$path", array( 'Content-Type' => $type ), 'POST', $body ) ?? array( 0, '' );
	}

	/** @return list<string> the last response's. */
	protected function headers(): array {
		return null === $this->server ? array() : $this->server->headers;
	}

	/**
	 * @param list<mixed>          $values
	 * @param array<string, mixed> $changes
	 */
	protected function json( Survey $survey, array $values, array $changes = array() ): string {
		return (string) wp_json_encode( $this->submission( $survey, $values, $changes ) );
	}

	protected static function id( string $json ): int {
		$body = json_decode( $json, true );
		$id   = is_array( $body ) ? $body['id'] ?? 0 : 0;
		return is_int( $id ) ? $id : 0;
	}
}

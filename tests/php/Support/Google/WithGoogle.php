<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Google;

use UserFeedback\Deliveries\GoogleSheets\Api\GoogleApiUrls;
use UserFeedback\Deliveries\GoogleSheets\Connect\ConnectionRepository;
use UserFeedback\Deliveries\GoogleSheets\Connect\CreateAuthorizationUrl;
use UserFeedback\Deliveries\GoogleSheets\Connect\OAuthClient;
use UserFeedback\Deliveries\GoogleSheets\Connect\PendingAuthorizationStore;
use UserFeedback\Deliveries\Queue\DeliveryWorker;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Secrets\SecretRepository;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Settings\Saving\SaveSettings;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\Halted;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/**
 * A site whose owner has a Google client.
 *
 * @phpstan-require-extends SiteTestCase
 */
trait WithGoogle {

	protected GoogleServer $google;

	protected function withClient(): void {
		$this->google = GoogleServer::fresh();
		$this->clearUp();
		Plugin::get( SaveSettings::class )->run(
			array( 'google_client_id' => GoogleServer::CLIENT['id'], 'google_client_secret' => GoogleServer::CLIENT['secret'] )
		);
	}

	/** A run in which PHP's JIT crashed starts over on the same site. */
	private function clearUp(): void {
		foreach ( array(
			'DELETE FROM {responses}',
			"DELETE FROM {jobs} WHERE channel = 'google'",
			"DELETE FROM {destinations} WHERE channel = 'google'",
			'DELETE FROM {sheets}',
			'DELETE FROM {sheet_columns}',
			'DELETE FROM {sheet_rows}',
			'DELETE FROM {rate_limits} WHERE survey_id = 0',
		) as $sql ) {
			Plugin::get( Db::class )->write( $sql );
		}
		( new ConnectionRepository( Plugin::get( Db::class ) ) )->delete();
		delete_option( 'userfeedback_google.lock' );
	}

	/** Connects the site as a user who may, through Google's page and back. */
	protected function connect( string $target = 'settings' ): string {
		$this->asMember( 'administrator' );
		return $this->comeBack( $this->consent( $this->authUrl( $target ) ) );
	}

	protected function authUrl( string $target = 'settings' ): string {
		return ( new CreateAuthorizationUrl( new PendingAuthorizationStore( Plugin::get( Clock::class ) ), GoogleApiUrls::named() ) )
			->run( OAuthClient::ofSite( new SettingsRepository(), new SecretRepository() ), get_current_user_id(), $target );
	}

	/** Submits the owner's choice on Google's page. @return string where Google sends the owner. */
	protected function consent( string $url, string $does = 'allow' ): string {
		$page = wp_remote_get( $url );
		self::assertIsArray( $page );
		self::assertSame( 200, wp_remote_retrieve_response_code( $page ), wp_remote_retrieve_body( $page ) );
		$answer = wp_remote_get( str_replace( '/o/oauth2/v2/auth', '/consent', $url ) . "&does=$does", array( 'redirection' => 0 ) );
		self::assertIsArray( $answer );
		$to = wp_remote_retrieve_header( $answer, 'location' );
		self::assertIsString( $to );
		return $to;
	}

	/** @return string the screen that the site redirects to, and what happened. */
	protected function comeBack( string $address ): string {
		// phpcs:ignore WordPress.Security.NonceVerification -- A browser that follows Google's address.
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		$stop = static fn( string $to ) => throw new Halted( $to );
		add_filter( 'wp_redirect', $stop );
		try {
			do_action( 'admin_post_userfeedback_google' );
		} catch ( Halted $halted ) {
			return $halted->getMessage();
		} finally {
			remove_filter( 'wp_redirect', $stop );
			$_GET = array();
		}
		self::fail( 'Nobody was led anywhere.' );
	}

	/**
	 * Returns a survey that sends responses to a spreadsheet.
	 *
	 * @param list<array<string, mixed>> $questions
	 */
	protected function aSheetSurvey( array $questions = array(), string $fileName = '' ): Survey {
		return $this->aSurvey(
			array(
				'title'    => 'What do you think?',
				'settings' => array( 'google_drive' => array( 'enable' => true, 'file_name' => $fileName ) ),
			) + ( array() === $questions ? array() : array( 'questions' => $questions ) )
		);
	}

	/** Counts the responses and sends what is due. */
	protected function work( float $seconds = 30.0 ): void {
		Plugin::get( ResponseProcessor::class )->run();
		Plugin::get( DeliveryWorker::class )->run( $seconds, array( 'google' ) );
	}

	/** @return list<array<string, string|null>> */
	protected function jobs( string $state ): array {
		return Plugin::get( Db::class )->rows(
			"SELECT * FROM {jobs} WHERE channel = 'google' AND state = %s ORDER BY id",
			array( $state )
		);
	}

	/** @return list<mixed> the first column of a spreadsheet, without its title. */
	protected function ids( ?string $spreadsheet = null ): array {
		$cells = $this->google->cells( $spreadsheet ?? $this->google->spreadsheets()[0] );
		unset( $cells[1] );
		$ids = array_map( static fn( array $row ): mixed => $row[1] ?? '', $cells );
		return array_values( array_filter( $ids, static fn( mixed $id ): bool => '' !== $id ) );
	}
}

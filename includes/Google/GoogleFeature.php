<?php
declare(strict_types=1);

namespace UserFeedback\Google;

use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Database\WorkLock;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature as EditionFeature;
use UserFeedback\Feature;
use UserFeedback\Google\Api\AskGoogle;
use UserFeedback\Google\Api\GoogleApi;
use UserFeedback\Google\Connect\AuthUrl;
use UserFeedback\Google\Connect\CallbackModule;
use UserFeedback\Google\Connect\Client;
use UserFeedback\Google\Connect\ConnectionMapper;
use UserFeedback\Google\Connect\ConnectionRepository;
use UserFeedback\Google\Connect\Disconnect;
use UserFeedback\Google\Connect\FinishConnecting;
use UserFeedback\Google\Connect\GiveToken;
use UserFeedback\Google\Connect\PendingStates;
use UserFeedback\Google\Connect\WaitingRepository;
use UserFeedback\Google\Drive\Folders;
use UserFeedback\Google\Sheets\Columns\ArrangeColumns;
use UserFeedback\Google\Sheets\Columns\ColumnRepository;
use UserFeedback\Google\Sheets\Files\OpenSheet;
use UserFeedback\Google\Sheets\Files\Quota;
use UserFeedback\Google\Sheets\Files\SheetRepository;
use UserFeedback\Google\Sheets\Files\Spreadsheets;
use UserFeedback\Google\Sheets\Rows\PlaceRows;
use UserFeedback\Google\Sheets\Rows\ReadRows;
use UserFeedback\Google\Sheets\Rows\RowRepository;
use UserFeedback\Google\Sheets\SheetChannel;
use UserFeedback\Google\Sheets\WriteParcel;
use UserFeedback\Late;
use UserFeedback\Responses\RateLimit\RateLimitRepository;
use UserFeedback\Settings\SecretRepository;
use UserFeedback\Settings\SettingsRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Writes responses to spreadsheets in the owner's Google Drive, with the owner's OAuth client. */
final class GoogleFeature extends Feature {

	/** @param Late<CurrentEdition> $edition */
	public function __construct( private readonly Db $db, private readonly Clock $clock, private readonly Late $edition ) {}

	/** @return array<string, mixed> the connection for the settings screen. */
	public static function shown( Db $db ): array {
		return ConnectionMapper::toArray( ( new ConnectionRepository( $db ) )->get() );
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			SheetChannel::class     => $this->channel(),
			WriteParcel::class      => $this->write(),
			GoogleController::class => new GoogleController( $this->folders(), $this->edition->get() ),
			GoogleActions::class    => new GoogleActions(
				new AuthUrl( new PendingStates( $this->clock ), GoogleApi::named() ),
				self::client( ... ),
				$this->connections(),
				Disconnect::ofSite( $this->db ),
				$this->token(),
				$this->folders(),
				$this->edition->get()
			),
			GiveToken::class        => $this->token(),
			default                 => null,
		};
	}

	protected function modules(): array {
		return array(
			new CallbackModule(
				fn(): FinishConnecting => new FinishConnecting(
					$this->connections(),
					new WaitingRepository( $this->db, $this->clock ),
					new AskGoogle(),
					GoogleApi::named(),
					$this->clock
				),
				self::client( ... ),
				fn(): PendingStates => new PendingStates( $this->clock ),
				$this->edition->get( ... )
			),
		);
	}

	private function channel(): SheetChannel {
		return new SheetChannel(
			fn(): bool => null !== $this->connections()->get(),
			fn(): bool => $this->edition->get()->lasting()->allows( EditionFeature::GOOGLE_DRIVE ),
			$this->write( ... )
		);
	}

	private function write(): WriteParcel {
		$sheets       = new SheetRepository( $this->db, $this->clock );
		$rows         = new RowRepository( $this->db );
		$spreadsheets = new Spreadsheets(
			$this->token(),
			new AskGoogle(),
			GoogleApi::named(),
			new Quota( new RateLimitRepository( $this->db ), $this->clock )
		);
		return new WriteParcel(
			$sheets,
			new OpenSheet( $sheets, $spreadsheets, $this->connections() ),
			new ArrangeColumns( new ColumnRepository( $this->db ), $spreadsheets ),
			new PlaceRows( $rows, $sheets, $spreadsheets, new ReadRows( $spreadsheets ) ),
			$rows,
			$spreadsheets
		);
	}

	private function folders(): Folders {
		return new Folders( $this->token(), new AskGoogle(), GoogleApi::named() );
	}

	private function token(): GiveToken {
		return new GiveToken(
			$this->connections(),
			self::client( ... ),
			new AskGoogle(),
			GoogleApi::named(),
			new WorkLock( 40, 25 ), // AskGoogle waits 20 seconds.
			$this->clock
		);
	}

	private function connections(): ConnectionRepository {
		return new ConnectionRepository( $this->db );
	}

	private static function client(): Client {
		return Client::ofSite( new SettingsRepository(), new SecretRepository() );
	}
}

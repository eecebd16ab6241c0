/** A real SMTP server that records the mails it receives, and can be told to refuse them. */
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { unusedPort } from "#server/network/unused-port.ts";

export type CaughtMail = Email & { envelopeTo: string[] };

export type TestSmtp = {
  url: string;
  mails: CaughtMail[];
  /** Refuses recipients with this answer, while it is set. */
  refuse: (answer: { code: number; text: string } | null) => void;
  /** Receives so many mails and drops each connection before it confirms, as a server does that crashes then. */
  dropAfterData: (mails: number) => void;
  /** Refuses the mail itself, after it accepted the recipients; while it is set. */
  refuseData: (answer: { code: number; text: string } | null) => void;
  /** Lets every mail wait this long before it is accepted. */
  delay: (ms: number) => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Waits until so many mails are being received, while they are delayed. */
  untilUnderWay: (count: number) => Promise<void>;
  /** Waits until so many mails are here. */
  until: (count: number, timeoutMs?: number) => Promise<void>;
};

/** With a login, nobody may send without it. */
export async function startSmtp({ login }: { login?: { user: string; pass: string } } = {}): Promise<TestSmtp> {
  const port = await unusedPort();
  const mails: CaughtMail[] = [];
  let refusal: { code: number; text: string } | null = null;
  let dataRefusal: { code: number; text: string } | null = null;
  let drops = 0;
  let delayMs = 0;
  let underWay = 0;
  let server: SMTPServer;

  const start = () =>
    new Promise<void>((resolve, reject) => {
      server = new SMTPServer({
        authOptional: !login,
        disabledCommands: login ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
        allowInsecureAuth: true,
        onAuth({ username, password }, _session, callback) {
          if (username === login?.user && password === login?.pass) return callback(null, { user: username });
          return callback(Object.assign(new Error("Authentication failed"), { responseCode: 535 }));
        },
        onRcptTo(_address, _session, callback) {
          callback(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
        },
        onData(stream, session, callback) {
          const chunks: Buffer[] = [];
          stream.on("data", (chunk: Buffer) => chunks.push(chunk));
          stream.on("end", async () => {
            const mail = await PostalMime.parse(Buffer.concat(chunks));
            underWay += 1;
            if (delayMs > 0) await new Promise((resume) => setTimeout(resume, delayMs));
            underWay -= 1;
            if (dataRefusal)
              return callback(Object.assign(new Error(dataRefusal.text), { responseCode: dataRefusal.code }));
            mails.push({ ...mail, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) });
            if (drops === 0) return callback();
            drops -= 1;
            for (const connection of server.connections)
              if (connection.session.id === session.id) connection._socket.destroy();
          });
        },
      });
      server.on("error", reject);
      server.listen(port, "127.0.0.1", () => resolve());
    });
  await start();

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (answer) => {
      refusal = answer;
    },
    dropAfterData: (count) => {
      drops = count;
    },
    refuseData: (answer) => {
      dataRefusal = answer;
    },
    delay: (ms) => {
      delayMs = ms;
    },
    start,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    async untilUnderWay(count) {
      const deadline = Date.now() + 10_000;
      while (underWay < count) {
        if (Date.now() > deadline) throw new Error(`${underWay} of ${count} mails are under way`);
        await new Promise((resume) => setTimeout(resume, 20));
      }
    },
    async until(count, timeoutMs = 10_000) {
      const deadline = Date.now() + timeoutMs;
      while (mails.length < count) {
        if (Date.now() > deadline) throw new Error(`${mails.length} of ${count} mails came`);
        await new Promise((resume) => setTimeout(resume, 20));
      }
    },
  };
}

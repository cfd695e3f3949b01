/** The end of the URLs that receive pushes: the path of the call with the id of a deployment. */
const receiver = /\/api\/v2\/public\/deployments\/[0-9a-f-]{36}\/push$/;

/** Returns whether two webhooks send to the same deployment, whatever address this server has in them. */
export function isSameReceiver(one: string, other: string): boolean {
  const path = receiver.exec(one)?.[0];
  return one === other || (path !== undefined && path === receiver.exec(other)?.[0]);
}
